"""Patrol in a wet side street: the car waits, the torch finds a steel door."""

from mathutils import Vector

from kit import lamps, masonry, materials, people, street, vehicles
from kit.look import PEACH, WARM, Camera, Grade, Picture, Sky
from kit.masonry import Masonry
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/kontrolldienst", 2000, 1125,
        Camera((-0.3, -1.0, 1.55), (0.1, 20.0, 1.55), lens=40, rise=0.11, focus=19.0),
        Grade(exposure=1.35, haze_per_metre=0.0030),
        Sky(strength=2.0),
        samples=72,
    ),
)  # fmt: skip

GUARD = Vector((1.65, 18.45, 0.0))
DOOR = Vector((3.20, 21.0, 1.2))
KERBS = (-4.05, 4.0)  # left and right edge of the carriageway
BLUE = (0.24, 0.42, 1.0)  # what the walls would take from a wider sky
TORCH = (1.0, 0.72, 0.42)
DOOR_WALL = 21.0  # the house that stands across and narrows the street


def build(picture: Picture) -> None:
    street.ground(materials.wet_ground(0.58, colour=(0.036, 0.037, 0.040)))
    _cross_house()
    _left_side()
    _right_side()
    _pavements()
    _end_of_the_street()
    vehicles.van((-2.75, 27.0, 0), heading=84, paint=(0.30, 0.31, 0.32), headlights=True, shine=0.04)
    lamps.point((-2.6, 26.0, 0.7), 1.6, (1.0, 0.10, 0.05), 0.3)
    tip = people.guard(GUARD, heading=-32, pose=people.STANDING_WITH_TORCH)
    torch = tip + (DOOR - tip).normalized() * 0.04  # in front of the glass
    lamps.shaft(torch, DOOR, 0.75, materials.light_shaft(TORCH, 0.15, 2.2, 2.6, 0.45), 0.03)
    for power, angle in ((620, 24), (650, 54), (260, 95)):  # the beam and its spill
        lamps.spot(torch, DOOR, power, TORCH, angle, 1.0, 0.02)


def _cross_house() -> None:
    """Brick back of a warehouse with the door that has to be shut."""
    house = MeshBuilder()
    brick = masonry.bricks()
    design = Masonry(
        brick, bays=4, floors=3, bay=2.9, ground=3.7, window=(1.15, 1.6), doors=(1,), blind=(0,), lit=0.0, seed=4,
    )  # fmt: skip
    with house.placed((DOOR.x - 4.35, DOOR_WALL, 0)):
        masonry.masonry(house, design)
        house.polygon([(0, 14, 0), (0, 0, 0), (0, 0, design.height), (0, 14, design.height)], brick,
                      [(0, 0), (14, 0), (14, design.height), (0, design.height)])  # fmt: skip
        masonry.downpipe(house, 2.55, design.height)
        masonry.wall_lamp(house, 4.35, 2.62, 0.02)
        house.box((3.65, -0.55, 0), (5.05, 0.0, 0.12), materials.concrete((0.15, 0.15, 0.15)))
        for x in (3.40, 5.35):
            house.tube((x, -0.5, 0), (x, -0.5, 0.95), 0.05, materials.dark_steel(), 12)
        house.tube((5.6, -0.05, 2.9), (11, -0.05, 2.9), 0.02, materials.dark_steel(), 6)
    house.to_object("cross house")


def _left_side() -> None:
    """Plastered houses, two storeys of flats above shut shops."""
    houses = MeshBuilder()
    for near, bays, floors, tone, seed in (
        (-6.0, 5, 3, (0.15, 0.145, 0.135), 2), (9.5, 4, 4, (0.115, 0.12, 0.125), 7), (21.9, 8, 3, (0.15, 0.13, 0.11), 12),
    ):  # fmt: skip
        design = Masonry(
            masonry.plaster(tone),
            bays,
            floors,
            bay=3.1,
            lit=0.06,
            light=0.4,
            shutters=0.25,
            doors=(1,),
            seed=seed,
        )
        with houses.placed((-5.3, near, 0), 90):
            masonry.masonry(houses, design)
            masonry.downpipe(houses, 0.2, design.height)
            masonry.bracket_lamp(houses, bays * 3.1 - 1.6, 4.6)
            houses.tube((0, -0.03, 3.45), (design.width, -0.03, 3.45), 0.016, materials.dark_steel(), 6)
    houses.to_object("left houses")


def _pavements() -> None:
    """Wet slabs behind granite kerbs, a gutter of setts, manholes."""
    slabs, granite, setts = (
        materials.wet_ground(0.45, slabs=(0.6, 0.6)),
        materials.concrete((0.10, 0.10, 0.105)),
        materials.concrete((0.05, 0.05, 0.055)),
    )
    street.ground(slabs, (-5.3, KERBS[0]), (-8, 60), 0.12)
    street.ground(slabs, (KERBS[1], 4.8), (-8, DOOR_WALL), 0.12)
    edge = MeshBuilder()
    for x, out, length in ((KERBS[0], 1, 60), (KERBS[1], -1, DOOR_WALL)):
        for y in range(-8, int(length)):
            near, far = sorted((x, x + out * 0.14))
            edge.box((near, y + 0.006, -0.02), (far, y + 0.994, 0.124), granite)
            near, far = sorted((x + out * 0.15, x + out * 0.45))
            for half in (0.0, 0.5):
                edge.box((near, y + half + 0.006, -0.02), (far, y + half + 0.494, 0.006), setts)
    for x, y in ((-1.0, 9.6), (1.6, 13.4)):
        edge.tube((x, y, -0.01), (x, y, 0.007), 0.33, materials.dark_steel(), 32)
        edge.tube((x, y, -0.01), (x, y, 0.005), 0.40, granite, 32)
    edge.to_object("kerbs", bevel=0.012)


def _right_side() -> None:
    houses = MeshBuilder()
    design = Masonry(
        masonry.bricks((0.15, 0.10, 0.085)),
        9,
        3,
        bay=3.0,
        ground=3.9,
        lit=0.0,
        doors=(3,),
        seed=21,
        shutters=0.3,
    )
    with houses.placed((4.8, DOOR_WALL, 0), -90):
        masonry.masonry(houses, design)
        for x in (5.9, 15.0):
            masonry.downpipe(houses, x, design.height)
        houses.tube((0, -0.05, 3.3), (26, -0.05, 3.3), 0.025, materials.dark_steel(), 6)
        for x in (2.0, 12.0):
            houses.box((x, -0.32, 2.2), (x + 0.6, 0, 2.75), materials.paint((0.14, 0.14, 0.14), 0.6))
        for x, turn in ((4.1, 4), (4.8, -7)):
            with houses.placed((x, -0.5, 0.12), turn):
                masonry.wheelie_bin(houses)
    houses.to_object("right houses")


def _end_of_the_street() -> None:
    houses = MeshBuilder()
    design = Masonry(masonry.plaster((0.13, 0.125, 0.12)), 8, 3, bay=3.0, lit=0.08, light=0.4, seed=31)
    with houses.placed((-14, 62, 0)):
        masonry.masonry(houses, design)
    houses.to_object("last house")
    far = MeshBuilder()
    cool = materials.dark_steel()
    far.tube((-5.2, 34, 5.4), (-3.9, 34, 5.6), 0.03, cool, 8)
    far.box((-4.3, 33.9, 5.52), (-3.6, 34.1, 5.62), cool)
    far.box((-4.2, 33.92, 5.50), (-3.7, 34.08, 5.52), materials.glowing(PEACH, 8))
    far.to_object("street lamp")
    lamps.area((-1, 10, 16), (-1, 12, 0), 1200, 9, 26, BLUE)
    lamps.spot((-3.95, 34, 5.45), (-3.2, 34, 0), 700, WARM, 125, 0.9, 0.12)
