"""Empfangsdienst: the reception desk of a stone lobby, lit from above; beyond the glass the blue hour begins."""

from kit import buildings, interior, lamps, materials, people, plants, street
from kit.buildings import Facade
from kit.look import PEACH, WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/empfangsdienst", 2000, 1125,
        Camera((4.2, -2.9, 1.50), (0.0, 9.6, 1.5), lens=29, rise=0.035, focus=12.5),
        Grade(exposure=1.25),
        Sky(strength=2.6, glow_direction=-50.0),
        samples=72, bounces=6, clamp=1.6,
    ),
)  # fmt: skip

LEFT, RIGHT, FRONT, BACK, CEILING = -7.0, 9.0, -6.0, 15.0, 4.4
STONE = (-3.0, 4.2)  # the stone wall behind the desk, along x
DESK = (-2.0, 9.4, 0.0)
DESK_LENGTH = 5.0


def build(picture: Picture) -> None:
    _shell()
    _desk()
    _gates()
    _seats()
    _outside()
    people.guard((0.35, 10.75, 0.0), heading=70, pose=people.STANDING, cap=False)


def _shell() -> None:
    room = MeshBuilder()
    floor = materials.stone((0.105, 0.108, 0.115), (1.2, 1.2))
    room.polygon([(LEFT, FRONT, 0), (RIGHT, FRONT, 0), (RIGHT, BACK + 6, 0), (LEFT, BACK + 6, 0)], floor)
    plaster = materials.paint((0.10, 0.102, 0.106), 0.8, variation=0.06)
    room.box((LEFT - 0.6, FRONT, CEILING), (RIGHT, BACK + 6, CEILING + 0.3), plaster)
    room.box((RIGHT, FRONT, 0), (RIGHT + 0.3, BACK + 6, CEILING), plaster)
    room.box((LEFT, FRONT - 0.3, 0), (RIGHT, FRONT, CEILING), plaster)
    stone = interior.wall_stone()
    room.box((STONE[0], BACK - 1.2, 0), (STONE[1], BACK + 6, CEILING), stone)
    room.box((STONE[1], BACK + 4.5, 0), (RIGHT, BACK + 4.8, CEILING), stone)
    room.box((STONE[1], BACK - 1.2, 2.9), (RIGHT, BACK - 0.9, CEILING), plaster)
    for x in (5.6, 7.6):
        with room.placed((x, BACK + 4.5, 0)):
            interior.lift_door(room)
    interior.light_line(room, (4.8, BACK + 2.0), (8.4, BACK + 2.0), CEILING, 240)
    room.to_object("room")
    baffles = MeshBuilder()
    felt = materials.paint((0.030, 0.031, 0.034), 0.85, variation=0.1)
    for i in range(int((RIGHT - LEFT) / 0.4)):
        x = LEFT + 0.25 + i * 0.4
        end = BACK - 1.3 if x > STONE[0] else BACK - 0.15
        baffles.box((x, FRONT, CEILING - 0.24), (x + 0.05, end - 0.6, CEILING), felt)
    baffles.to_object("baffles")

    glazing = MeshBuilder()
    with glazing.placed((LEFT, FRONT, 0), 90):
        interior.glass_front(glazing, BACK - FRONT, CEILING, 2.1)
    with glazing.placed((LEFT, BACK, 0)):
        interior.glass_front(glazing, STONE[0] - LEFT, CEILING, 1.35)
    glazing.to_object("glazing")
    lamps.area((LEFT + 0.3, 4.0, 2.6), (2.0, 4.0, 0.0), 620, 18, 3.6, (0.42, 0.60, 1.0))
    lamps.area((-5.0, BACK - 0.3, 2.6), (-4.0, 6.0, 0.0), 260, 3.6, 3.6, (0.42, 0.60, 1.0))

    for i in range(6):  # the stone wall is washed from a slot in the ceiling
        x = STONE[0] + 0.6 + i * 1.2
        lamps.spot(
            (x, BACK - 1.75, CEILING - 0.03), (x, BACK - 1.25, 1.2), 800, (1.0, 0.58, 0.28), 74, 0.9, 0.06
        )


def _desk() -> None:
    desk = MeshBuilder()
    with desk.placed(DESK):
        interior.reception_desk(desk, DESK_LENGTH)
        for x in (1.35, 2.75):
            with desk.placed((x, 0.62, 0.74), 180):
                interior.monitor(desk)
        desk.box((3.55, -0.02, 1.125), (3.87, 0.20, 1.133), materials.paint((0.02, 0.03, 0.06), 0.6))
    x, y, _ = DESK
    interior.table_lamp(desk, x + 4.35, y + 0.12, 1.125, 60)
    desk.to_object("desk", bevel=0.004)
    hanging = MeshBuilder()
    for i in range(4):
        interior.pendant(hanging, x + 0.75 + i * 1.17, y + 0.15, CEILING, 2.25, 900)
    hanging.to_object("pendants")
    middle = x + DESK_LENGTH / 2
    lamps.area((middle, y - 0.09, 1.07), (middle, y + 0.02, 0.2), 110, DESK_LENGTH - 0.2, 0.03, WARM, 160)
    strip = MeshBuilder()
    strip.box(
        (x + 0.08, y - 0.105, 1.070), (x + DESK_LENGTH - 0.08, y - 0.085, 1.079), materials.glowing(PEACH, 3)
    )
    strip.to_object("strip")


def _gates() -> None:
    gates = MeshBuilder()
    for i in range(4):
        interior.access_gate(gates, 4.55 + i * 1.12, 10.6, free=i != 1)
    gates.to_object("gates", bevel=0.01)


def _seats() -> None:
    leather = materials.paint((0.035, 0.038, 0.044), 0.45, scale=12.0, bump=0.15)
    seats, legs = MeshBuilder(), MeshBuilder()
    for y in (6.2, 9.4):
        with seats.placed((-5.4, y, 0)):
            seats.box((-0.40, -1.0, 0.18), (0.40, 1.0, 0.42), leather)
            seats.box((-0.46, -1.0, 0.36), (-0.28, 1.0, 0.78), leather)
        for dx in (-0.36, 0.32):
            for dy in (-0.9, 0.9):
                legs.tube(
                    (-5.4 + dx, y + dy, 0), (-5.4 + dx, y + dy, 0.2), 0.014, materials.bright_steel(), 8
                )
    seats.to_object("seats", bevel=0.04)
    legs.to_object("legs")


def _outside() -> None:
    street.ground(materials.wet_ground(0.55), (-900, -7.02), (-60, 1800), -0.03)
    street.ground(materials.wet_ground(0.55), (-7.02, 60), (BACK + 6.1, 1800), -0.03)
    house = MeshBuilder()
    with house.placed((-96, 52, 0), 40):
        buildings.facade(house, Facade(14, 2, lit=0.36, light=0.7, seed=9))
    house.to_object("neighbour")
    posts = MeshBuilder()
    for i, (x, y) in enumerate(((-17, 12), (-18, 24), (-20, 40))):
        lamps.post(posts, x, y, 5.6, 1.0, 2600)
        plants.tree((x - 3, y + 3, 0), 6.5, seed=i + 11)
    posts.to_object("lamps")
    buildings.skyline(-640, 1250)
