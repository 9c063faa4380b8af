"""The darkroom: everything that happens to the light after it was rendered, in this order."""

import json
from pathlib import Path

import numpy as np
from PIL import Image

from kit.look import PEACH, Grade
from post import agx
from post.denoise import denoise

BLUE_TONE = np.array((0.78, 0.94, 1.22), np.float32)
BLOOM_SIZES = ((0.42, 4), (0.30, 14), (0.18, 45), (0.10, 130))  # share, pixels at 1600 px width
BLOOM_LIMIT = 12.0


def develop(folder: Path, threads: int) -> Image.Image:
    """The finished picture from the buffers that kit/buffers.py left in `folder`."""
    picture, light = negative(folder, threads)
    grade = Grade(**picture["grade"])
    display = _grain(printed(light, grade), grade)
    return Image.fromarray((np.clip(display, 0, 1) * 255 + 0.5).astype(np.uint8))


def negative(folder: Path, threads: int) -> tuple[dict, np.ndarray]:
    """What was rendered (see look.Picture) and its light, denoised and veiled by haze."""
    picture = json.loads((folder / "picture.json").read_text())
    grade = Grade(**picture["grade"])
    light = denoise(folder, picture["width"], picture["height"], grade.denoise_strength, threads)
    return picture, _haze(light, folder, picture["haze_depth"], grade)


def printed(light: np.ndarray, grade: Grade) -> np.ndarray:
    """Display values 0 to 1 without grain."""
    height, width = light.shape[:2]
    light = light * 2.0**grade.exposure
    light = light + _bloom(light, grade)
    light = light * _vignette(width, height, grade)
    light = _peach_highlights(light, grade)
    display = agx.apply(light, grade.contrast, grade.saturation)
    display = _blue_shadows(display, grade)
    return display + np.array(grade.lift, np.float32) * (1 - display)


def _haze(light: np.ndarray, folder: Path, depth: float, grade: Grade) -> np.ndarray:
    """More haze the farther away. The sky keeps its own colour, also behind twigs and fences.

    In such mixed pixels both buffers are averages, in which the sky counts as `depth` metres in one and as 0
    in the other; so together they tell how much of the pixel is covered and how far away that is.
    """
    shape = (*light.shape[:2], 1)
    with_far_sky = np.fromfile(folder / "distance.raw", np.float32).reshape(shape)
    with_near_sky = np.fromfile(folder / "features.raw", np.float32).reshape(*shape[:2], 7)[..., 6:]
    covered = np.clip(1 - (with_far_sky - with_near_sky) / depth, 0, 1)
    distance = np.where(covered > 0.98, with_far_sky, with_near_sky / np.maximum(covered, 0.01))
    amount = covered * (1 - np.exp(-distance * grade.haze_per_metre)) * grade.haze_limit
    return light * (1 - amount) + np.array(grade.haze_colour, np.float32) * amount


def _bloom(light: np.ndarray, grade: Grade) -> np.ndarray:
    brightest = light.max(-1, keepdims=True)
    excess = np.clip((brightest - grade.bloom_threshold) / np.maximum(brightest, 1e-6), 0, 1)
    bright = np.minimum(light * excess, BLOOM_LIMIT)
    scale = max(light.shape[:2]) / 1600
    return sum(share * _blur(bright, size * scale) for share, size in BLOOM_SIZES) * (grade.bloom * 4)


def _vignette(width: int, height: int, grade: Grade) -> np.ndarray:
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    off_centre = ((x / width - 0.5) ** 2 * 1.1 + (y / height - 0.5) ** 2) * 2
    return (1 - grade.vignette * np.clip(off_centre, 0, 1) ** 1.2)[..., None]


def _peach_highlights(light: np.ndarray, grade: Grade) -> np.ndarray:
    """Burnt-out warm lights go peach white; without this they turn lemon yellow."""
    brightest = np.maximum(light.max(-1, keepdims=True), 1e-6)
    amount = np.clip((np.log2(brightest) - 0.3) / 3.2, 0, 1) * grade.peach_highlights
    amount *= light[..., :1] >= light[..., 2:3]
    return light * (1 - amount) + brightest * np.array(PEACH, np.float32) * amount


def _blue_shadows(display: np.ndarray, grade: Grade) -> np.ndarray:
    amount = np.clip(1 - agx.luminance(display) / 0.30, 0, 1) ** 1.5 * grade.blue_shadows
    return display * (1 - amount) + display * BLUE_TONE * amount


def _grain(display: np.ndarray, grade: Grade) -> np.ndarray:
    height, width = display.shape[:2]
    noise = np.random.default_rng(1).normal(0, 1, (height, width, 1)).astype(np.float32)
    brightness = np.clip(display.mean(-1, keepdims=True), 0, 1)
    return display + noise * grade.grain * (0.35 + 0.65 * np.sqrt(brightness))


def _blur(picture: np.ndarray, size: float) -> np.ndarray:
    """Wide soft blur: three box blurs on a picture shrunk as far as the size allows."""
    height, width = picture.shape[:2]
    shrink = max(1, int(size // 4))
    rows, columns = height // shrink * shrink, width // shrink * shrink
    blocks = picture[:rows, :columns].reshape(rows // shrink, shrink, columns // shrink, shrink, 3)
    small, radius = blocks.mean((1, 3)), max(1, round(size / shrink))
    for _ in range(3):
        small = _box_blur(_box_blur(small, radius, 0), radius, 1)
    if shrink == 1:
        return small
    channels = (Image.fromarray(small[..., i], mode="F") for i in range(3))
    return np.stack([np.asarray(c.resize((width, height), Image.BICUBIC)) for c in channels], -1)


def _box_blur(picture: np.ndarray, radius: int, axis: int) -> np.ndarray:
    margin, window = [(0, 0)] * 3, 2 * radius + 1
    margin[axis] = (radius + 1, radius)
    sums = np.cumsum(np.pad(picture, margin, mode="edge"), axis=axis, dtype=np.float64)
    upper, lower = (sums[window:], sums[:-window]) if axis == 0 else (sums[:, window:], sums[:, :-window])
    return ((upper - lower) / window).astype(np.float32)
