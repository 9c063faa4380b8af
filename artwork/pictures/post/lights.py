"""Lights that move, blink or are switched in a film: cars on the bridge, aviation lights, office windows."""

from dataclasses import dataclass

import numpy as np

from kit.look import SIGNAL_RED, Colour
from kit.riverside import BARGE, BRIDGE, WHEELHOUSE, beacons
from post.optics import Optics

HEADLIGHT: Colour = (1.0, 0.88, 0.70)
TAIL: Colour = (1.0, 0.06, 0.03)
APPROACH = 58.0  # metres of road before and after the bridge on which cars are still drawn
LAPS = 2  # a car needs so many loops for the road: 14 m/s
CARS = (  # share of the road at the start, metres across the bridge, direction
    (0.04, 6.4, 1), (0.33, 6.4, 1), (0.38, 6.4, 1), (0.12, 11.6, -1), (0.30, 11.6, -1), (0.46, 11.6, -1),
)  # fmt: skip
SWITCHED = 14  # windows
ABOARD = (0.28, 0.84)  # of the loop: somebody has light in the wheelhouse of the barge


@dataclass(frozen=True)
class Window:
    """A lit window of the still, dark between two moments of the loop."""

    row: int
    column: int
    off: float
    on: float

    def light(self, moment: float) -> float:
        """Share of its light, with a quick fade."""
        dark = (moment - self.off) % 1.0
        length = (self.on - self.off) % 1.0
        fade = 0.012
        return float(1 - np.clip(min(dark, length - dark) / fade, 0, 1)) if dark < length else 1.0


class Lights:
    def __init__(self, optics: Optics, still: np.ndarray) -> None:
        self.optics = optics
        self.windows = _windows(optics, still)

    def added(self, still: np.ndarray, moment: float) -> np.ndarray:
        """The picture at `moment`, 0 to 1 of the loop, with all lights and their mirror images."""
        light = still.copy()
        for window in self.windows:
            _dim(_around(light, window, round(self.optics.width / 640)), window.light(moment))
        self._wheelhouse(light, moment)
        for i, beacon in enumerate(beacons()):
            pulse = 0.5 - 0.5 * np.cos(2 * np.pi * (moment * 4 + i * 0.37))
            self._point(light, beacon, SIGNAL_RED, 5.0 * pulse**3, 1.1, mirrored=0.35)
        for share, across, direction in CARS:
            for lap in range(LAPS):
                self._car(light, ((moment + lap) / LAPS + share) % 1.0, across, direction)
        return light

    def _wheelhouse(self, light: np.ndarray, moment: float) -> None:
        """The still has its window lit; here it is dark but for some seconds, and so is its mirror image."""
        (left, right), behind, (sill, head) = WHEELHOUSE
        share = np.clip(min(moment - ABOARD[0], ABOARD[1] - moment) / 0.03, 0, 1)
        x, y = BARGE[0], BARGE[1] + behind
        for side in (1, -1):
            start, row, _ = self.optics.project((x + left - 0.3, y, side * (sill - 0.2)))
            end, other, _ = self.optics.project((x + right + 0.3, y, side * (head + 0.2)))
            top, bottom = sorted((round(row), round(other)))
            _dim(light[top:bottom, round(start) : round(end)], share * share * (3 - 2 * share))

    def _car(self, light: np.ndarray, share: float, across: float, direction: int) -> None:
        road = BRIDGE.length + 2 * APPROACH
        along = (share if direction > 0 else 1 - share) * road - APPROACH
        front, rear = along + direction * 2.1, along - direction * 2.1
        over_water = 0 < rear < BRIDGE.length and 0 < front < BRIDGE.length
        mirrored = 0.7 if direction > 0 and over_water else 0.0  # the far lane is hidden from the water
        self._point(
            light, BRIDGE.point(front, across, 0.68), HEADLIGHT, 3.2 if direction < 0 else 1.6, 1.0, mirrored
        )
        self._point(
            light, BRIDGE.point(rear, across, 0.80), TAIL, 2.6 if direction > 0 else 1.4, 0.95, mirrored
        )
        for k in range(12):  # what they light of the road
            pool = BRIDGE.point(front + direction * (1.0 + k * 0.7), across, 0.25)
            self._point(light, pool, HEADLIGHT, 0.018 * (1 - k / 13), 2.2)

    def _point(
        self, light: np.ndarray, where: tuple[float, float, float], colour: Colour, strength: float, radius: float,
        mirrored: float = 0.0,
    ) -> None:  # fmt: skip
        """A soft dot, `radius` in pixels of a picture 1280 wide, unless something stands before it."""
        radius = radius * self.optics.width / 1280
        column, row, _ = self.optics.project(where)
        if self._visible(column, row, self.optics.reach(where)):
            _dot(light, column, row, colour, strength, radius)
        if mirrored:
            x, y, z = where
            column, row, _ = self.optics.project((x, y, -z))
            _dot(light, column, row, colour, strength * mirrored * 0.6, radius * 1.3)

    def _visible(self, column: float, row: float, reach: float) -> bool:
        r, c = round(row), round(column)
        inside = 1 <= r < self.optics.height - 1 and 1 <= c < self.optics.width - 1
        return inside and float(np.median(self.optics.distance[r - 1 : r + 2, c - 1 : c + 2])) > reach - 18


def _dot(
    light: np.ndarray, column: float, row: float, colour: Colour, strength: float, radius: float
) -> None:
    reach = int(np.ceil(radius * 3)) + 1
    top, left = int(row) - reach, int(column) - reach
    bottom, right = int(row) + reach + 1, int(column) + reach + 1
    if top < 0 or left < 0 or bottom > light.shape[0] or right > light.shape[1]:
        return
    r, c = np.mgrid[top:bottom, left:right]
    bell = np.exp(-0.5 * ((r - row) ** 2 + (c - column) ** 2) / radius**2)[..., None]
    light[top:bottom, left:right] += (bell * strength * np.array(colour)).astype(np.float32)


def _around(light: np.ndarray, window: Window, reach: int) -> np.ndarray:
    return light[
        window.row - reach : window.row + reach + 1, window.column - reach : window.column + reach + 1
    ]


def _dim(patch: np.ndarray, share: float) -> None:
    """Takes light from a window, down to the tone of the wall around it."""
    wall = np.percentile(patch.reshape(-1, 3), 20, axis=0)
    excess = np.maximum(patch - wall, 0)
    patch -= excess * (1 - share)


def _windows(optics: Optics, still: np.ndarray) -> list[Window]:
    """Bright single windows of the towers, far from one another, each with its own hours."""
    bright = still.max(-1) * (optics.distance > 1200) * (optics.distance < 2550)
    bright[: int(optics.horizon - 0.20 * optics.width)] = 0
    bright[int(optics.horizon - 0.012 * optics.width) :] = 0
    random = np.random.default_rng(11)
    chosen: list[Window] = []
    order = np.argsort(bright, axis=None)[::-1][:4000]
    spacing = 0.015 * optics.width
    for at in random.permutation(order):
        row, column = divmod(int(at), optics.width)
        if all(np.hypot(row - w.row, column - w.column) > spacing for w in chosen):
            off = random.uniform(0, 1)
            chosen.append(Window(row, column, off, off + random.uniform(0.25, 0.7)))
        if len(chosen) == SWITCHED:
            break
    return chosen
