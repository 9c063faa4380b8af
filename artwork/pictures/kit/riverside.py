"""Where things stand on the river: plain data without Blender, for the scene and for the film made from it.

Metres; the water is at height 0, the river runs towards +Y.
"""

from dataclasses import dataclass
from math import cos, radians, sin

LEFT_BANK, RIGHT_BANK = -52.0, 112.0  # x of the quay walls
QUAY = 4.6  # height of the promenades above the water
BARGE = (LEFT_BANK + 8.0, 104.0)  # the middle of its stern
WHEELHOUSE = ((-1.85, 1.85), 7.4, (4.6, 5.6))  # its window: x and y from there, height above the water


@dataclass(frozen=True)
class Bridge:
    """An arched bridge; `start` is where its axis leaves the left bank, `turn` in degrees from +X."""

    start: tuple[float, float]
    turn: float
    length: float
    spans: int
    width: float = 18.0
    ends: float = 10.2  # height of the road at both banks
    crown: float = 1.3  # how much higher it is in the middle

    def road(self, along: float) -> float:
        """Height of the road `along` metres from the start."""
        share = min(max(along / self.length, 0.0), 1.0)
        return self.ends + self.crown * 4 * share * (1 - share)

    def point(self, along: float, across: float, above: float) -> tuple[float, float, float]:
        """A point in the world; `across` grows away from the camera, `above` counts from the road."""
        c, s = cos(radians(self.turn)), sin(radians(self.turn))
        x, y = self.start
        return x + along * c - across * s, y + along * s + across * c, self.road(along) + above


BRIDGE = Bridge((LEFT_BANK, 214.0), 16.0, 170.6, 3)


@dataclass(frozen=True)
class Tower:
    """A high-rise of the skyline. `mast` is the height of its tip with the aviation light, 0 for none."""

    x: float
    y: float
    width: float
    height: float
    kind: str = "slab"
    mast: float = 0.0
    lit: float = 0.2
    turn: float = 0.0
    bay: float = 2.2


TOWERS = (
    Tower(22, 1500, 44, 222, "corners", 288, 0.22, 20, 2.6),
    Tower(-318, 1900, 36, 214, "pyramid", 250, 0.16, 8, 2.0),
    Tower(-140, 1490, 27, 150, "prism", 0, 0.12, 14, 1.6),
    Tower(-101, 1515, 27, 154, "prism", 159, 0.15, 14, 1.6),
    Tower(-236, 1720, 36, 196, "crown", 214, 0.20, -12, 2.4),
    Tower(102, 1450, 34, 186, "pair", 234, 0.24, 0, 1.8),
    Tower(-58, 1640, 30, 172, "wedge", 0, 0.18, -18, 3.0),
    Tower(-196, 1540, 30, 128, "slab", 0, 0.20, 20, 2.4),
    Tower(64, 1610, 30, 164, "setback", 0, 0.22, -10, 2.2),
    Tower(172, 1520, 30, 142, "shell", 146, 0.10, 12, 3.2),
    Tower(-286, 1560, 34, 92, "slab", 0, 0.16, -20, 2.6),
    Tower(-26, 1400, 30, 84, "setback", 0, 0.20, 10, 2.0),
    Tower(140, 1390, 36, 70, "slab", 0, 0.22, -14, 2.6),
    Tower(-106, 1390, 34, 62, "slab", 0, 0.20, 8, 2.2),
    Tower(236, 1560, 28, 104, "wedge", 0, 0.18, 16, 2.0),
    Tower(-396, 1640, 30, 88, "setback", 0, 0.15, 10, 2.4),
    Tower(318, 1700, 34, 76, "slab", 0, 0.18, -8, 2.6),
    Tower(-176, 1930, 30, 176, "slab", 0, 0.18, 4, 2.2),
    Tower(-20, 1990, 34, 190, "setback", 0, 0.16, 24, 2.6),
    Tower(170, 1980, 32, 158, "slab", 0, 0.18, -16, 2.0),
    Tower(-420, 2060, 30, 150, "crown", 0, 0.16, 0, 2.4),
    Tower(330, 2080, 30, 168, "wedge", 0, 0.18, 10, 2.2),
    Tower(-980, 2900, 18, 262, "spire", 331, 0.0, 0, 3.0),
)  # fmt: skip


def beacons(towers: tuple[Tower, ...] = TOWERS) -> list[tuple[float, float, float]]:
    """Where aviation lights burn."""
    return [(t.x, t.y, t.mast) for t in towers if t.mast]
