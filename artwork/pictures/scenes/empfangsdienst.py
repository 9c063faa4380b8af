"""Empfangsdienst: the reception desk of a stone lobby, lit from above; beyond the glass the day begins."""

import math
from dataclasses import replace
from random import Random

import bpy

from kit import buildings, forecourt, interior, lamps, materials, people, plants, street
from kit.buildings import Facade
from kit.look import PEACH, WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

# A quarter of an hour before the sun: the blue has thinned, the rose stands over the roofs across the street.
DAWN = Sky(
    zenith=(0.011, 0.028, 0.066), middle=(0.031, 0.070, 0.145), horizon=(0.180, 0.160, 0.192),
    glow=(0.58, 0.24, 0.13), glow_direction=-40.0, glow_width=50.0, clouds=0.55, strength=2.7,
)  # fmt: skip

PICTURES = (
    Picture(
        "service/empfangsdienst", 2000, 1125,
        Camera((4.2, -2.9, 1.50), (0.0, 9.6, 1.5), lens=29, rise=0.035, focus=12.5),
        Grade(exposure=1.2),
        DAWN,
        samples=48, bounces=6, clamp=1.6,
    ),
)  # fmt: skip

LEFT, RIGHT, FRONT, BACK, CEILING = -7.0, 9.0, -6.0, 15.0, 4.4
STONE = (-3.0, 4.2)  # the stone wall behind the desk, along x
DESK = (-2.0, 9.4, 0.0)
DESK_LENGTH = 5.0
AT_THE_SCREEN = replace(
    people.STANDING, left_elbow=(-0.26, 0.02, 1.15), left_wrist=(-0.15, 0.25, 1.10), lean=7.0, look=4.0, nod=20.0
)


def build(picture: Picture) -> None:
    _shell()
    _desk()
    _gates()
    _seats()
    _outside()
    people.guard((0.25, 10.70, 0.0), heading=47, pose=AT_THE_SCREEN, cap=False)
    lamps.spot((1.6, 12.4, 3.6), (0.25, 10.7, 1.6), 160, (1.0, 0.70, 0.45), 34, 0.8, 0.10)  # edge of the head


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
    lamps.area((LEFT + 0.3, 4.0, 2.6), (2.0, 4.0, 1.2), 1350, 18, 3.6, (0.58, 0.71, 1.0))
    lamps.area((-5.0, BACK - 0.3, 2.6), (-4.0, 6.0, 0.0), 800, 3.6, 3.6, (0.62, 0.70, 1.0))

    for i in range(6):  # the stone wall is washed from a slot in the ceiling
        x = STONE[0] + 0.6 + i * 1.2
        lamps.spot(
            (x, BACK - 1.75, CEILING - 0.03), (x, BACK - 1.25, 1.2), 1350, (1.0, 0.58, 0.28), 74, 0.9, 0.06
        )


def _desk() -> None:
    desk = MeshBuilder()
    with desk.placed(DESK):
        interior.reception_desk(desk, DESK_LENGTH)
        desk.box((0.40, 0.92, 0.70), (1.16, 2.30, 0.74), materials.wood((0.21, 0.125, 0.065)))
        with desk.placed((0.92, 1.55, 0.74), 62):
            interior.monitor(desk, 0.60, 0.36, 0.26)
            _list(desk, 0.39, 0.75)
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


def _list(mesh: MeshBuilder, low: float, high: float) -> None:
    """The day's visitors on the screen: rows nobody can read, one of them marked."""
    random = Random(3)
    tints = ((0.03, 0.05, 0.09), (0.16, 0.22, 0.32), (0.50, 0.36, 0.22))
    ground, row, marked = (materials.glowing(tint, 1) for tint in tints)

    def block(x0: float, x1: float, z0: float, z1: float, tint: bpy.types.Material, layer: float) -> None:
        y = -0.0128 - layer
        mesh.polygon([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], tint)

    block(-0.288, 0.288, low + 0.012, high - 0.012, ground, 0)
    block(-0.288, 0.288, high - 0.045, high - 0.012, row, 0.0003)
    for k in range(8):
        z, tint = high - 0.085 - k * 0.033, marked if k == 2 else row
        block(-0.26, -0.20, z, z + 0.012, tint, 0.0003)
        block(-0.16, random.uniform(-0.02, 0.10), z, z + 0.012, tint, 0.0003)
        block(0.16, random.uniform(0.20, 0.26), z, z + 0.012, tint, 0.0003)


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


KERB, ACROSS, PLOT = -11.4, -18.0, -20.6  # along x: the kerbs of the street, and where the plots across begin
PAVED = -0.02  # the height of the pavements


def _outside() -> None:
    """A street of offices: bicycle stands, two kerbs, bare trees, a hedge, a low neighbour."""
    asphalt = materials.paint((0.052, 0.055, 0.061), 0.88, variation=0.16, scale=1.6)
    grass = materials.paint((0.022, 0.030, 0.016), 0.95, variation=0.5, scale=2.5)
    slabs = materials.concrete((0.15, 0.152, 0.158), (0.5, 0.5), 0.85)
    stone = materials.concrete((0.21, 0.21, 0.215))
    street.ground(asphalt, (-600, 200), (-80, 900), PAVED - 0.13)
    ways = MeshBuilder()
    ways.box((KERB, -60, PAVED - 0.3), (LEFT - 0.05, 260, PAVED), slabs)
    ways.box((LEFT - 0.05, BACK + 0.1, PAVED - 0.3), (60, 30, PAVED), slabs)
    ways.box((PLOT, -60, PAVED - 0.3), (ACROSS, 260, PAVED), slabs)
    ways.box((-90, -60, PAVED - 0.3), (PLOT, 260, PAVED + 0.02), grass)
    for x in (KERB, ACROSS):
        for k in range(120):
            ways.box((x - 0.07, -30 + k, PAVED - 0.2), (x + 0.07, -30.015 + k + 1, PAVED + 0.012), stone)
    for k in range(9):
        street.marking(ways, (-14.8, 2 + k * 8.0), (-14.8, 5 + k * 8.0))
    ways.to_object("ways", bevel=0.01)
    stands = MeshBuilder()
    for k in range(6):
        _bicycle_stand(stands, -10.2, 17.0 + k * 1.1)
    stands.to_object("bicycle stands")
    hedges = MeshBuilder()
    for near, far in ((6.0, 34.0), (39.0, 90.0)):
        with hedges.placed((PLOT - 0.1, near, PAVED), 90):
            forecourt.hedge(hedges, 0, far - near, height=1.0, depth=0.8, seed=7)
    hedges.to_object("hedges")
    house = MeshBuilder()
    with house.placed((-33, 16, 0), 90):
        buildings.facade(house, Facade(13, 2, lit=0.22, light=0.8, seed=4, wall=(0.30, 0.30, 0.30)))
        house.box((0, 5.8, 0), (39, 16, 7.2), materials.concrete((0.30, 0.30, 0.30)))
    house.to_object("neighbour")
    trees = ((-10.8, 13.0, 8.8), (-10.8, 25.5, 9.4), (-10.8, 40.0, 9.0), (-19.3, 21.5, 9.8), (-19.3, 34.0, 9.2),
             (-19.3, 48.0, 10.0), (-19.3, 62.0, 9.4), (-19.3, 76.0, 9.8))  # fmt: skip
    for i, (x, y, height) in enumerate(trees):
        plants.tree((x, y, PAVED), height, seed=i + 11)
    buildings.backdrop(-210, -20, 150, (9, 15), 0.14, 4)


def _bicycle_stand(mesh: MeshBuilder, x: float, y: float) -> None:
    """A steel hoop across the pavement."""
    turns = [math.pi * i / 10 for i in range(11)]
    arch = [(x - 0.38 * math.cos(t), y, PAVED + 0.55 + 0.25 * math.sin(t)) for t in turns]
    course = [(x - 0.38, y, PAVED), *arch, (x + 0.38, y, PAVED)]
    for p, q in zip(course, course[1:]):
        mesh.tube(p, q, 0.024, materials.dark_steel(), 10)
