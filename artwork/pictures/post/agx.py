"""AgX tone curve: lets bright lights fade to white instead of clipping into garish colours.

Polynomial fit of Troy Sobotka's AgX by Benjamin Wrensch. Debian's Blender does not have AgX yet.
"""

import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
INSET = np.array(
    [
        [0.842479062253094, 0.0423282422610123, 0.0423756549057051],
        [0.0784335999999992, 0.878468636469772, 0.0784336],
        [0.0792237451477643, 0.0791661274605434, 0.879142973793104],
    ],
    np.float32,
)
OUTSET = np.array(
    [
        [1.19687900512017, -0.0528968517574562, -0.0529716355144438],
        [-0.0980208811401368, 1.15190312990417, -0.0980434501171241],
        [-0.0990297440797205, -0.0989611768448433, 1.15107367264116],
    ],
    np.float32,
)
DARKEST, BRIGHTEST = -12.47393, 4.026069  # stops


def apply(linear: np.ndarray, contrast: float, saturation: float) -> np.ndarray:
    """Display values 0 to 1."""
    stops = np.log2(np.maximum(np.maximum(linear, 0) @ INSET, 1e-10))
    x = (np.clip(stops, DARKEST, BRIGHTEST) - DARKEST) / (BRIGHTEST - DARKEST)
    x2 = x * x
    x4 = x2 * x2
    curve = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    curve = np.maximum(curve, 0) ** contrast
    grey = luminance(curve)
    return np.clip((grey + saturation * (curve - grey)) @ OUTSET, 0, 1)


def luminance(picture: np.ndarray) -> np.ndarray:
    return (picture @ LUMINANCE)[..., None]
