"""A stone office house on a street corner: light cones climb its pilasters, only the lobby and a few rooms are awake."""

import math
from dataclasses import replace

from mathutils import Vector

from kit import lamps, masonry, materials, people, plants, stonehouse, street
from kit.look import WARM, Camera, Grade, Picture, Sky
from kit.masonry import Masonry
from kit.mesh import MeshBuilder
from kit.stonehouse import Front

PICTURES = (
    Picture(
        "service/objektschutz", 2000, 1125,
        Camera((0.6, -23.5, 1.6), (0.6, 0.0, 1.6), lens=30, rise=0.155, focus=22.5),
        Grade(exposure=1.4, saturation=1.28),
        Sky(strength=1.8),
        samples=56,
    ),
)  # fmt: skip

TURN = 9.0  # of the cut corner with the entrance; the wings lead off at 45 degrees to it
CORNER = Front(1, bay=5.8, window=(2.7, 2.4), portal=True)
LEFT = Front(9, awake=frozenset({(1, 6), (2, 3), (2, 4)}), seed=5)
RIGHT = Front(7, awake=frozenset({(1, 2), (2, 5)}), seed=9)
PAVEMENT, RADIUS = 4.2, 8.0  # width in front of the wings, radius of the kerb around the corner


def _heading(degrees: float) -> Vector:
    return Vector((math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0))


FOOT = Vector((-2.6, 0.0, 0.0))  # left end of the cut corner
END = FOOT + _heading(TURN) * CORNER.width
LEFT_FOOT = FOOT - _heading(TURN - 45) * LEFT.width


def build(picture: Picture) -> None:
    _house()
    _neighbours()
    kerb = _kerb_line()
    _ground(kerb)
    _street(kerb)


def _house() -> None:
    house = MeshBuilder()
    with house.placed(LEFT_FOOT, TURN - 45):
        stonehouse.front(house, LEFT)
        _floodlights(house, LEFT, (0.45, 1.0))
    with house.placed(END, TURN + 45):
        stonehouse.front(house, RIGHT)
        _floodlights(house, RIGHT, (1.0, 0.45))
    with house.placed(FOOT, TURN):
        stonehouse.front(house, CORNER)
        stonehouse.portal(house, CORNER)
        _floodlights(house, CORNER, (1.0, 1.0))
        watch = house.to_world((3.75, -1.7, 0.14))
    house.to_object("house", bevel=0.012)
    across = FOOT - _heading(TURN + 90) * 12  # what the street gives back: a shadow on lit stone is brown, not blue
    lamps.area(across, across + _heading(TURN + 90) * 12 + Vector((0, 0, 5)), 150, 30, 4, WARM)
    people.guard(watch, heading=140, pose=replace(people.STANDING, look=-38.0))  # along the street on the left


def _floodlights(mesh: MeshBuilder, front: Front, fade: tuple[float, float]) -> None:
    """One lamp in front of the base, one above its ledge; the farther from the entrance, the weaker."""
    ledge = CORNER.ground + 0.04
    for x in front.pilasters:
        stonehouse.uplight(mesh, x, -0.78, 0.14)
        stonehouse.uplight(mesh, x, -0.66, ledge, bracket=0.3)
    stonehouse.wash(mesh, front, -0.78, 0.32, 5000, 0.23, fade)
    stonehouse.wash(mesh, front, -0.66, ledge + 0.18, 15000, 0.13, fade)


def _neighbours() -> None:
    """The streets go on: plastered houses, almost all asleep."""
    houses = MeshBuilder()
    with houses.placed(END, TURN + 45):
        x = RIGHT.width
        for bays, floors, tone, seed in (
            (4, 4, (0.13, 0.125, 0.12), 3),
            (5, 5, (0.10, 0.10, 0.105), 8),
            (9, 4, (0.14, 0.13, 0.12), 21),
        ):
            design = Masonry(masonry.plaster(tone), bays, floors, bay=2.9, lit=0.07, light=0.4, seed=seed)
            with houses.placed((x, 0, 0)):
                masonry.masonry(houses, design)
                masonry.downpipe(houses, 0.15, design.height)
            x += design.width
        with houses.placed((x + 8, 14, 0), -90):
            masonry.masonry(
                houses, Masonry(masonry.plaster((0.12, 0.12, 0.12)), 14, 4, lit=0.06, light=0.4, seed=17)
            )
    with houses.placed(LEFT_FOOT, TURN - 45):
        x = 0.0
        for bays, floors, tone, seed in ((4, 4, (0.12, 0.12, 0.125), 6), (6, 5, (0.13, 0.12, 0.11), 4)):
            design = Masonry(masonry.plaster(tone), bays, floors, bay=2.9, lit=0.07, light=0.4, seed=seed)
            x -= design.width
            with houses.placed((x, 0, 0)):
                masonry.masonry(houses, design)
                masonry.downpipe(houses, design.width - 0.15, design.height)
    houses.to_object("neighbours")


def _kerb_line() -> list[Vector]:
    """Along the left wing, in an arc around the corner, along the right wing; points a metre apart."""
    out = [Vector((d.y, -d.x, 0)) for d in (_heading(TURN - 45), _heading(TURN), _heading(TURN + 45))]
    crossing = (FOOT + END) / 2 + out[1] * (CORNER.width / 2 + PAVEMENT * math.sqrt(2))
    centre = crossing - out[1] * RADIUS * math.sqrt(2)
    arc = [centre + _turned(out[0], 90 * i / 12) * RADIUS for i in range(13)]
    left = [arc[0] - _heading(TURN - 45) * float(i) for i in range(70, 0, -1)]
    right = [arc[-1] + _heading(TURN + 45) * float(i) for i in range(1, 110)]
    return left + arc + right


def _turned(direction: Vector, degrees: float) -> Vector:
    a = math.radians(degrees)
    x, y = direction.x, direction.y
    return Vector((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), 0))


def _ground(kerb: list[Vector]) -> None:
    street.ground(materials.wet_ground(0.68, 0.20))
    slabs = MeshBuilder()
    up = Vector((0, 0, 0.14))
    inner = [LEFT_FOOT - _heading(TURN - 45) * 40, FOOT, END, END + _heading(TURN + 45) * 110]
    slabs.polygon(
        [p + up for p in kerb] + [p + up for p in reversed(inner)],
        materials.wet_ground(0.50, slabs=(0.8, 0.8)),
    )
    slabs.to_object("pavement")
    edge = MeshBuilder()
    granite, setts = materials.concrete((0.21, 0.21, 0.215)), materials.concrete((0.10, 0.10, 0.105))
    for a, b in zip(kerb, kerb[1:]):
        along = b - a
        with edge.placed(a, math.degrees(math.atan2(along.y, along.x))):
            edge.box((0.008, -0.02, -0.02), (along.length - 0.008, 0.16, 0.145), granite)
            edge.box((0.004, -0.34, -0.02), (along.length / 2 - 0.004, -0.03, 0.008), setts)
            edge.box((along.length / 2 + 0.004, -0.34, -0.02), (along.length - 0.004, -0.03, 0.008), setts)
    edge.to_object("kerb", bevel=0.014)


def _street(kerb: list[Vector]) -> None:
    things = MeshBuilder()
    inside = (FOOT + END) / 2
    for p in kerb[69:85:2]:
        where = p + (inside - p).normalized() * 0.55
        things.tube(where, where + Vector((0, 0, 1.05)), 0.055, materials.dark_steel(), 14)
        things.tube(
            where + Vector((0, 0, 0.86)),
            where + Vector((0, 0, 0.93)),
            0.058,
            materials.paint((0.5, 0.5, 0.48), 0.3),
            14,
        )
    lamps.post(things, -11.9, 2.5, 6.8, 1.2, 350, shine=0.03)
    lamps.post(things, 24.0, 24.0, 6.8, -1.2, 500, shine=0.04)
    things.to_object("street")
    paint = MeshBuilder()
    for foot, turn, sign in ((FOOT, TURN - 45, -1), (END, TURN + 45, 1)):
        with paint.placed(foot, turn):
            start, end = (sign * 12.0, -PAVEMENT - 4.2), (sign * 70.0, -PAVEMENT - 4.2)
            street.dashes(paint, start, end)
            street.marking(paint, (sign * 8.5, -PAVEMENT - 0.6), (sign * 8.5, -PAVEMENT - 4.0), 0.4)
    paint.to_object("markings")
    left, right = _heading(TURN - 45), _heading(TURN + 45)
    for foot, seed, height in (
        (FOOT - left * 6.4, 5, 8.5),
        (FOOT - left * 17.0, 8, 8.0),
        (END + right * 12.0, 11, 8.0),
    ):
        out = _turned(left if foot.x < 0 else right, -90)
        plants.tree(foot + out * (PAVEMENT - 1.1) + Vector((0, 0, 0.14)), height, seed=seed)
