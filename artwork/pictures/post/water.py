"""Ripples on a river that was rendered as a perfect mirror.

A wave of slope s tilts the mirror, so a pixel shows what lay 2 s further up or down. Waves that are larger than
a pixel are followed one by one; the smaller ones together draw every light out into an upright streak. Wind
roughens the water in patches, so the streaks do not all end at one height.
"""

import numpy as np

from post.optics import Optics

GRAVITY = 9.81
WAVES = 26
LENGTHS = (0.9, 11.0)  # metres from crest to crest
STEEPNESS = 0.0085  # slope of all waves together
RIPPLES = 0.0060  # slope of what is smaller than the smallest wave
CALM, ROUGH = 0.75, 1.9  # share of the slopes between and in the patches of wind
TAIL = (0.26, 3.0)  # share and size of the few steep ripples: streaks thin out instead of ending
PATCHES = (18.0, 85.0)  # metres, across and along the wind
WIND = 205.0  # degrees the waves run to, from +X
HASTE = 0.55  # share of the speed that real waves have
LEAST = 0.02  # a wave that keeps less of its slope is not followed
STEP = 4  # rows of the picture in one row of the streaks, which are blurred over far more

Blur = tuple[np.ndarray, np.ndarray, np.ndarray]  # bell curve of each row, its sum over the water, pixels aside


class Water:
    def __init__(self, optics: Optics, still: np.ndarray, seconds: float) -> None:
        self.optics = optics
        self.first = int(np.ceil(optics.horizon)) + 2
        rows, columns = np.mgrid[self.first : optics.height, 0 : optics.width].astype(np.float32)
        self.x, self.y = optics.level_ground(rows + 0.5, columns + 0.5)
        self.below = (rows[:, :1] - optics.horizon) / optics.focal
        self.depth = self.y[:, :1] ** 2 / (optics.eye[2] * optics.focal)  # metres that a pixel is deep
        self._find_water(still[self.first :])
        self._choose_waves(seconds)
        self.wind = self._patches()
        self.water = _lowered(self.mask)
        self.blurs = [self._blur(share) for share in (CALM, ROUGH)]

    def _find_water(self, mirror: np.ndarray) -> None:
        """Which pixels are water, and for those at its edges how much of them and what they mirror."""
        eye, seen = self.optics.eye, self.optics.distance[self.first :]
        surface = np.sqrt((self.x - eye[0]) ** 2 + (self.y - eye[1]) ** 2 + eye[2] ** 2)
        water = np.abs(seen - surface) < 0.004 * surface + 0.8 * self.depth
        pure = _extreme(water, np.minimum, 1)
        self.mask = pure.astype(np.float32)[..., None]
        before = _extreme(seen, np.minimum, 2)  # what stands before the water
        share = np.where(surface - before > 3.0, (seen - before) / np.maximum(surface - before, 3.0), water)
        rim = _extreme(pure, np.maximum, 3) & ~pure
        self.pure, self.edge = np.nonzero(pure), np.nonzero(rim & (share > 0.04))
        around = _box(mirror * self.mask, 3) / np.maximum(_box(self.mask, 3), 1e-6)
        self.share = np.clip(share[self.edge], 0, 1)[:, None].astype(np.float32)
        self.mirrored = around[self.edge] * self.share

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
        self.seen = np.exp(-0.5 * (np.abs(self.ky)[:, None] * self.depth[:, 0] * 0.5) ** 2)  # wave, row

    def _patches(self) -> np.ndarray:
        """0 where the water is calm, 1 where wind roughens it."""
        random, total = np.random.default_rng(3), np.zeros_like(self.x)
        for _ in range(14):
            angle, length = np.radians(random.normal(8, 16)), random.uniform(0.4, 1.6)
            along = self.x * np.cos(angle) + self.y * np.sin(angle)
            across = self.y * np.cos(angle) - self.x * np.sin(angle)
            turn = random.uniform(0, 2 * np.pi, 2)
            total += np.cos(2 * np.pi * across / (PATCHES[0] * length) + turn[0]) * np.cos(
                2 * np.pi * along / (PATCHES[1] * length) + turn[1]
            ).astype(np.float32)
        share = np.clip(total / 4.5 + 0.5, 0, 1)
        return (share * share * (3 - 2 * share)).astype(np.float32)

    def _blur(self, roughness: float) -> Blur:
        """For each row a bell curve with a long tail over the rows that its unresolved waves mirror."""
        lost = (self.slope**2 / 2)[:, None] * (1 - self.seen**2)
        width = 2 * self.optics.focal * np.sqrt(lost.sum(0) + RIPPLES**2) * roughness
        width = _lowered(width[:, None, None])[:, 0, 0]
        rows = np.arange(len(width), dtype=np.float32) * STEP
        steps = ((rows[None, :] - rows[:, None]) / width[:, None]) ** 2
        share, size = TAIL
        bells = (1 - share) * np.exp(-0.5 * steps) + share / size * np.exp(-0.5 * steps / size**2)
        bells = bells.astype(np.float32)
        reach = 1.6 * width * _lowered(self.below[..., None])[:, 0, 0]
        return bells, np.maximum(_spread(bells, self.water), 1e-4), reach

    def rippled(self, light: np.ndarray, moment: float) -> np.ndarray:
        """The picture with its water at `moment`, 0 to 1 of the loop."""
        mirror = light[self.first :]
        lit = _lowered(mirror * self.mask)
        calm, rough = (
            _aside(_spread(bells, lit) / weight, reach) for bells, weight, reach in self.blurs
        )
        streaks = calm + (rough - calm) * _lowered(self.wind[..., None])
        across, along = self._slopes(moment)

        def seen(at: tuple[np.ndarray, np.ndarray]) -> np.ndarray:
            shift, (rows, columns) = 2 * self.optics.focal, at
            higher = (rows + shift * along[at] + 0.5) / STEP - 0.5
            return _sampled(streaks, higher, columns + shift * across[at] * self.below[rows, 0])

        result = light.copy()
        lower = result[self.first :]
        lower[self.pure] = seen(self.pure)
        lower[self.edge] = np.maximum(mirror[self.edge] - self.mirrored, 0) + seen(self.edge) * self.share
        return result

    def _slopes(self, moment: float) -> tuple[np.ndarray, np.ndarray]:
        across, along = np.zeros_like(self.x), np.zeros_like(self.x)
        for i in range(WAVES):
            near = int(np.argmax(self.seen[i] > LEAST))  # the rows from there on are near enough
            kx, ky = np.float32(self.kx[i]), np.float32(self.ky[i])
            turn = np.float32((self.start[i] - 2 * np.pi * self.turns[i] * moment) % (2 * np.pi))
            wave = np.cos(kx * self.x[near:] + ky * self.y[near:] + turn)
            wave *= (self.slope[i] * self.seen[i, near:, None]).astype(np.float32)
            across[near:] += wave * (kx / np.hypot(kx, ky))
            along[near:] += wave * (ky / np.hypot(kx, ky))
        gust = CALM + (1.4 - CALM) * self.wind
        return across * gust, along * gust


def _lowered(picture: np.ndarray) -> np.ndarray:
    """The mean of every STEP rows; the last ones stand for themselves."""
    rows = np.arange(0, len(picture), STEP)
    sums = np.add.reduceat(picture, rows, axis=0)
    return sums / np.diff(np.append(rows, len(picture))).astype(np.float32)[:, None, None]


def _spread(bells: np.ndarray, picture: np.ndarray) -> np.ndarray:
    rows, columns, channels = picture.shape
    return (bells @ picture.reshape(rows, -1)).reshape(rows, columns, channels)


def _aside(picture: np.ndarray, reach: np.ndarray) -> np.ndarray:
    """Each row blurred sideways over `reach` pixels, its own, to both sides."""
    width = picture.shape[1]
    margin = int(np.ceil(reach.max())) + 2
    result = np.empty_like(picture)
    for row, line, half in zip(result, picture, reach):
        total = np.cumsum(np.pad(line, ((margin, margin), (0, 0)), mode="edge"), 0, dtype=np.float64)
        whole, part = int(half), half % 1.0
        a, b = margin + whole, margin - whole - 1
        upper = total[a : a + width] * (1 - part) + total[a + 1 : a + 1 + width] * part
        lower = total[b : b + width] * (1 - part) + total[b - 1 : b - 1 + width] * part
        row[:] = (upper - lower) / (2 * half + 1)
    return result


def _extreme(picture: np.ndarray, of: np.ufunc, reach: int) -> np.ndarray:
    """The least or greatest value in the square of `reach` pixels around each pixel."""
    for axis in (0, 1):
        margin = [(reach, reach) if axis == a else (0, 0) for a in (0, 1)]
        padded = np.pad(picture, margin, mode="edge")
        size = picture.shape[axis]
        picture = of.reduce([np.take(padded, range(k, k + size), axis) for k in range(2 * reach + 1)])
    return picture


def _box(picture: np.ndarray, reach: int) -> np.ndarray:
    """Sums over the square of `reach` pixels around each pixel."""
    for axis in (0, 1):
        margin = [(reach, reach) if axis == a else (0, 0) for a in (0, 1, 2)]
        padded, size = np.pad(picture, margin), picture.shape[axis]
        picture = sum(np.take(padded, range(k, k + size), axis) for k in range(2 * reach + 1))
    return picture


def _sampled(picture: np.ndarray, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """The picture at fractional places."""
    height, width, channels = picture.shape
    rows = np.clip(rows, 0, height - 1.001).astype(np.float32)
    columns = np.clip(columns, 0, width - 1.001).astype(np.float32)
    r, c = rows.astype(np.int32), columns.astype(np.int32)
    down, right = (rows - r)[..., None], (columns - c)[..., None]
    flat, at = picture.reshape(-1, channels), r * width + c
    upper = flat.take(at, 0) * (1 - right) + flat.take(at + 1, 0) * right
    lower = flat.take(at + width, 0) * (1 - right) + flat.take(at + width + 1, 0) * right
    return upper * (1 - down) + lower * down
