"""Ripples on a river that was rendered as a perfect mirror.

A wave of slope s tilts the mirror, so a pixel shows what lay 2 s further up or down. Waves that are larger than
a pixel are followed one by one; the smaller ones together draw every light out into an upright streak.
"""

import numpy as np

from post.optics import Optics

GRAVITY = 9.81
WAVES = 26
LENGTHS = (0.9, 11.0)  # metres from crest to crest
STEEPNESS = 0.0085  # slope of all waves together
RIPPLES = 0.0060  # slope of what is smaller than the smallest wave
WIND = 205.0  # degrees the waves run to, from +X
HASTE = 0.55  # share of the speed that real waves have


class Water:
    def __init__(self, optics: Optics, seconds: float) -> None:
        self.optics = optics
        self.first = int(np.ceil(optics.horizon)) + 2
        rows, columns = np.mgrid[self.first : optics.height, 0 : optics.width].astype(np.float32)
        self.x, self.y = optics.level_ground(rows + 0.5, columns + 0.5)
        self.depth = self.y[:, :1] ** 2 / (optics.eye[2] * optics.focal)  # metres that a pixel is deep
        self.mask = self._water()
        self._choose_waves(seconds)
        self._choose_blur()

    def _water(self) -> np.ndarray:
        """1 where nothing stands between the eye and the water."""
        eye = self.optics.eye
        surface = np.sqrt((self.x - eye[0]) ** 2 + (self.y - eye[1]) ** 2 + eye[2] ** 2)
        seen = self.optics.distance[self.first :]
        return (np.abs(seen - surface) < 0.004 * surface + 0.8 * self.depth).astype(np.float32)

    def _choose_waves(self, seconds: float) -> None:
        random = np.random.default_rng(7)
        length = np.geomspace(*LENGTHS, WAVES) * random.uniform(0.93, 1.07, WAVES)
        angle = np.radians(WIND + random.normal(0, 38, WAVES))
        number = 2 * np.pi / length
        self.kx, self.ky = number * np.cos(angle), number * np.sin(angle)
        self.turns = np.maximum(1, np.round(HASTE * np.sqrt(GRAVITY * number) * seconds / (2 * np.pi)))
        self.start = random.uniform(0, 2 * np.pi, WAVES)
        weight = length**0.25
        self.slope = STEEPNESS * weight * np.sqrt(2 / np.sum(weight**2))
        self.seen = np.exp(-0.5 * (np.abs(self.ky)[:, None] * self.depth[:, 0] * 0.7) ** 2)  # wave, row

    def _choose_blur(self) -> None:
        """For each row a bell curve over the rows that its unresolved waves mirror."""
        lost = (self.slope**2 / 2)[:, None] * (1 - self.seen**2)
        self.width = width = 2 * self.optics.focal * np.sqrt(lost.sum(0) + RIPPLES**2)
        rows = np.arange(len(width), dtype=np.float32)
        bells = np.exp(-0.5 * ((rows[None, :] - rows[:, None]) / width[:, None]) ** 2)
        self.bells = bells.astype(np.float32)
        self.weight = np.maximum(self._spread(self.mask[..., None]), 1e-4)

    def _spread(self, picture: np.ndarray) -> np.ndarray:
        rows, columns, channels = picture.shape
        return (self.bells @ picture.reshape(rows, -1)).reshape(rows, columns, channels)

    def rippled(self, light: np.ndarray, moment: float) -> np.ndarray:
        """The picture with its water at `moment`, 0 to 1 of the loop."""
        mirror = light[self.first :]
        streaks = self._spread(mirror * self.mask[..., None]) / self.weight
        across, along = self._slopes(moment)
        rows, columns = np.mgrid[0 : mirror.shape[0], 0 : mirror.shape[1]].astype(np.float32)
        below = (rows + self.first - self.optics.horizon) / self.optics.focal
        shift, aside = 2 * self.optics.focal, self.width[:, None] * below
        rows, columns = rows + shift * along, columns + shift * across * below
        water = sum(_sampled(streaks, rows, columns + aside * tap) for tap in (-1.2, 0.0, 1.2)) / 3
        share = _softened(self.mask)[..., None]
        result = light.copy()
        result[self.first :] = mirror * (1 - share) + water * share
        return result

    def _slopes(self, moment: float) -> tuple[np.ndarray, np.ndarray]:
        across, along = np.zeros_like(self.x), np.zeros_like(self.x)
        for i in range(WAVES):
            phase = (
                self.kx[i] * self.x + self.ky[i] * self.y + self.start[i] - 2 * np.pi * self.turns[i] * moment
            )
            wave = np.cos(phase.astype(np.float32)) * (self.slope[i] * self.seen[i])[:, None].astype(
                np.float32
            )
            number = np.hypot(self.kx[i], self.ky[i])
            across += wave * (self.kx[i] / number)
            along += wave * (self.ky[i] / number)
        return across, along


def _softened(mask: np.ndarray) -> np.ndarray:
    """Without its outermost pixels, where the still has mixed water and wall."""
    inner = np.pad(mask, 1, mode="edge")
    return np.minimum.reduce(
        [inner[1:-1, 1:-1], inner[:-2, 1:-1], inner[2:, 1:-1], inner[1:-1, :-2], inner[1:-1, 2:]]
    )


def _sampled(picture: np.ndarray, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """The picture at fractional places."""
    height, width, channels = picture.shape
    rows, columns = np.clip(rows, 0, height - 1.001), np.clip(columns, 0, width - 1.001)
    r, c = rows.astype(np.int32), columns.astype(np.int32)
    down, right = (rows - r)[..., None], (columns - c)[..., None]
    flat, at = picture.reshape(-1, channels), r * width + c
    upper = flat[at] * (1 - right) + flat[at + 1] * right
    lower = flat[at + width] * (1 - right) + flat[at + width + 1] * right
    return upper * (1 - down) + lower * down
