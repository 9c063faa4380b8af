"""Patrol in a wet side street: the car waits, the torch finds a steel door."""

from random import Random

from mathutils import Vector

from kit import lamps, masonry, materials, people, street, vehicles
from kit.look import PEACH, WARM, Camera, Grade, Picture, Sky
from kit.masonry import Masonry
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/kontrolldienst", 2880, 1620,
        Camera((-0.3, -1.0, 1.55), (0.1, 20.0, 1.55), lens=40, rise=0.11, focus=19.0),
        Grade(exposure=1.35, haze_per_metre=0.0030, denoise_strength=0.35),
        Sky(strength=2.0),
        samples=48,
    ),
)  # fmt: skip

GUARD = Vector((1.65, 18.45, 0.0))
DOOR = Vector((3.20, 21.0, 1.2))
LOCK = DOOR + Vector((0.22, 0, 0.06))
KERBS = (-4.05, 4.0)  # left and right edge of the carriageway
BLUE = (0.24, 0.42, 1.0)  # what the walls would take from a wider sky
TORCH = (1.0, 0.72, 0.42)
DOOR_WALL = 21.0  # the house that stands across and narrows the street
SIDE_WALL = 4.8  # of the houses on the right


def build(picture: Picture) -> None:
    street.ground(materials.wet_ground(0.58, colour=(0.036, 0.037, 0.040)))
    _cross_house()
    _left_side()
    _right_side()
    _pavements()
    _end_of_the_street()
    vehicles.van((-2.75, 27.0, 0), heading=84, paint=(0.30, 0.31, 0.32), headlights=True, shine=0.04)
    lamps.point((-2.6, 26.0, 0.7), 1.6, (1.0, 0.10, 0.05), 0.3)
    tip = people.guard(GUARD, heading=-36, pose=people.STANDING_WITH_TORCH)
    torch = tip + (LOCK - tip).normalized() * 0.04  # in front of the glass
    lamps.shaft(torch, LOCK, 0.62, materials.light_shaft(TORCH, 0.7, 2.4, 2.0, 0.25), 0.03)
    for power, angle in ((420, 17), (560, 44), (420, 100)):  # the beam, its corona and its spill
        lamps.spot(torch, LOCK, power, TORCH, angle, 1.0, 0.02)


def _cross_house() -> None:
    """Brick back of a warehouse with the door that has to be shut."""
    house, wall = MeshBuilder(), MeshBuilder()
    design = Masonry(
        masonry.mortar(), bays=4, floors=3, bay=2.9, ground=3.7, window=(1.15, 1.6), doors=(1,), blind=(0,), lit=0.0,
        jamb=masonry.bricks(), seed=4,
    )  # fmt: skip
    place = (DOOR.x - 4.35, DOOR_WALL, 0)
    with wall.placed(place):
        masonry.brickwork(wall, design, 0, SIDE_WALL - place[0], masonry.laid_brick())
    wall.to_object("cross wall", bevel=0.003)
    with house.placed(place):
        masonry.masonry(house, design)
        house.polygon([(0, 14, 0), (0, 0, 0), (0, 0, design.height), (0, 14, design.height)], design.wall)
        masonry.downpipe(house, 2.55, design.height)
        masonry.wall_lamp(house, 4.35, 2.72)
        house.box((3.65, -0.55, 0), (5.05, 0.0, 0.12), materials.concrete((0.15, 0.15, 0.15)))
        for x in (3.40, 5.35):
            house.tube((x, -0.5, 0), (x, -0.5, 0.95), 0.05, materials.dark_steel(), 12)
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
    """Wet slabs behind granite kerbs, a gutter of setts."""
    random = Random(6)
    slabs, granite, setts = (
        materials.wet_ground(0.45, slabs=(0.6, 0.6)),
        materials.concrete((0.10, 0.10, 0.105), roughness=0.5),
        [materials.concrete((tone, tone, tone * 1.06), roughness=0.42) for tone in (0.032, 0.042, 0.054)],
    )
    street.ground(slabs, (-5.3, KERBS[0]), (-8, 60), 0.10)
    street.ground(slabs, (KERBS[1], SIDE_WALL), (-8, DOOR_WALL), 0.10)
    edge = MeshBuilder()
    for x, out, length in ((KERBS[0], 1, 60), (KERBS[1], -1, DOOR_WALL)):
        for y in range(-1, int(length)):
            near, far = sorted((x, x + out * 0.15))
            lie, top = random.uniform(-0.004, 0.004), 0.105 + random.uniform(-0.005, 0.004)
            edge.box((near + lie, y + 0.004, -0.02), (far + lie, y + 0.996, top), granite)
            for row in range(3):
                left = x + out * (0.21 + 0.11 * row)
                for k in range(6):
                    a, b = (y + (k + end + row * 0.5) / 6 for end in (0, 1))
                    low = (left - 0.048, a + 0.006, -0.03)
                    high = (left + 0.048, b - 0.006, random.uniform(-0.006, 0.004))
                    edge.box(low, high, random.choice(setts))
    edge.to_object("kerbs", bevel=0.014)


def _right_side() -> None:
    houses = MeshBuilder()
    design = Masonry(
        masonry.mortar(), 9, 3, bay=3.0, ground=3.9, lit=0.0, doors=(3,), seed=21, shutters=0.3, jamb=masonry.bricks(),
    )  # fmt: skip
    with houses.placed((SIDE_WALL, DOOR_WALL, 0), -90):
        masonry.brickwork(houses, design, 0, 12.5, masonry.laid_brick((0.16, 0.095, 0.075)))
        masonry.masonry(houses, design)
        for x in (5.9, 15.0):
            masonry.downpipe(houses, x, design.height)
        houses.tube((0, -0.05, 3.3), (26, -0.05, 3.3), 0.025, materials.dark_steel(), 6)
        houses.box((2.0, -0.20, 1.5), (2.5, 0, 2.2), materials.paint((0.11, 0.115, 0.115), 0.5))
        houses.tube((2.25, -0.04, 2.2), (2.25, -0.04, 3.3), 0.02, materials.dark_steel(), 8)
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
    lamps.spot((-3.95, 34, 5.45), (-3.2, 34, 0), 700, WARM, 155, 1.0, 0.12)
