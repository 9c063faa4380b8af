"""Reinigungsdienste: an office floor at night. One strip is lit for the trolley, the wet floor mirrors the evening sky."""

import math
from random import Random

from mathutils import Vector, noise

from kit import cityview, interior, lamps, materials, office, skyline
from kit.look import PEACH, WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/reinigungsdienste", 2000, 1125,
        Camera((0.0, -1.9, 1.40), (0.0, 12.0, 1.40), lens=29, rise=-0.06, focus=6.8),
        Grade(exposure=1.3),
        Sky(strength=1.8, glow_direction=12.0),
        samples=56, bounces=6, clamp=0.9,
    ),
)  # fmt: skip

LEFT, RIGHT, FRONT, WINDOWS, CEILING = -13.0, 13.0, -6.0, 14.0, 3.0
STREET = -58.0  # the floor is so high above the city
AISLE = 0.35
HILLS = 2300.0
ROWS = ((170, 16, 34, 3), (300, 18, 42, 4), (480, 20, 60, 5), (760, 24, 70, 6))  # distance, heights, seed


def build(picture: Picture) -> None:
    _room()
    _workplaces()
    trolley = MeshBuilder()
    with trolley.placed((0.55, 4.9, 0), 24):
        office.cleaning_trolley(trolley)
    trolley.to_object("trolley", bevel=0.004)
    sign = MeshBuilder()
    with sign.placed((-1.05, 4.3, 0), 28):
        office.wet_floor_sign(sign)
    sign.to_object("sign", bevel=0.003)
    cityview.below(STREET, rows=ROWS, towers=False)
    _hills()


def _hills() -> None:
    """The wooded ridge behind the plain: it closes the view where low roofs alone would leave it empty."""
    ridge, slope = MeshBuilder(), skyline.far_paint((0.006, 0.009, 0.013), 0.35)
    crest = [(x, HILLS, _crest(x)) for x in range(-2400, 2401, 12)]
    for a, b in zip(crest[:-1], crest[1:]):
        ridge.polygon([(a[0], HILLS, STREET), (b[0], HILLS, STREET), b, a], slope)
    ridge.to_object("hills")


def _crest(x: float) -> float:
    broad = math.exp(-(((x - 420) / 520) ** 2)) * 62 + math.exp(-(((x + 700) / 760) ** 2)) * 40
    return broad + noise.noise(Vector((x / 260, 0, 0))) * 16 + noise.noise(Vector((x / 45, 5, 0))) * 2.2 - 12


def _room() -> None:
    room = MeshBuilder()
    floor = office.mopped_floor((0.012, 0.015, 0.020), 0.7)
    room.polygon([(LEFT, FRONT, 0), (RIGHT, FRONT, 0), (RIGHT, WINDOWS, 0), (LEFT, WINDOWS, 0)], floor)
    white = materials.paint((0.13, 0.132, 0.136), 0.85, variation=0.05)
    room.box(
        (LEFT, FRONT, CEILING),
        (RIGHT, WINDOWS, CEILING + 0.3),
        materials.concrete((0.16, 0.16, 0.165), (1.2, 1.2)),
    )
    room.box((LEFT - 0.3, FRONT, 0), (LEFT, WINDOWS, CEILING), white)
    room.box((RIGHT, FRONT, 0), (RIGHT + 0.3, WINDOWS, CEILING), white)
    room.box((LEFT, FRONT - 0.3, 0), (RIGHT, FRONT, CEILING), white)
    room.box((LEFT, WINDOWS - 0.3, 0), (RIGHT, WINDOWS - 0.02, 0.12), materials.dark_steel())
    room.to_object("room")
    columns = MeshBuilder()
    for x in (-9.0, -3.6, 4.3, 9.7):
        columns.tube((x, 11.6, 0), (x, 11.6, CEILING), 0.23, materials.concrete((0.17, 0.17, 0.172)), 40)
    columns.to_object("columns", smooth=False)
    glazing = MeshBuilder()
    with glazing.placed((LEFT, WINDOWS, 0)):
        interior.glass_front(glazing, RIGHT - LEFT, CEILING, 2.0, transom=None, sill=0.12)
    glazing.to_object("glazing")
    lights, off = MeshBuilder(), materials.paint((0.16, 0.165, 0.17), 0.35)
    interior.light_line(lights, (AISLE, 1.6), (AISLE, 8.6), CEILING - 0.02, 170, 0.07)
    lamps.area((AISLE, 4.9, CEILING - 0.06), (AISLE, 4.9, 0), 130, 0.2, 3.0, WARM, 90)
    for x in (-7.6, -3.6, 4.3, 8.3):
        for y0, y1 in ((-4.5, 1.0), (2.0, 7.5), (8.5, 13.0)):
            lights.box((x - 0.06, y0, CEILING - 0.05), (x + 0.06, y1, CEILING - 0.01), off)
    lights.to_object("lights")
    lamps.spot((AISLE - 1.2, 2.0, CEILING - 0.1), (0.55, 4.9, 0.7), 190, PEACH, 30, 0.8, 0.3, mirrored=False)
    lamps.area((0, WINDOWS - 0.2, 1.9), (0, 4, 0), 240, 24, 2.2, (0.40, 0.58, 1.0))


def _workplaces() -> None:
    random, desks = Random(4), MeshBuilder()
    for y in (3.6, 7.6):
        for x in (-9.3, -7.65, -6.0, 2.9, 4.55, 6.2, 7.85):
            with desks.placed((x, y, 0)):
                office.workplace(desks, random)
            with desks.placed((x + 1.6, y + 1.64, 0), 180):
                office.workplace(desks, random)
        for x0, x1 in ((-9.3, -4.4), (2.9, 9.45)):
            desks.box((x0, y + 0.80, 0.70), (x1, y + 0.84, 1.12), materials.paint((0.045, 0.052, 0.062), 0.9))
    desks.to_object("desks", bevel=0.004)
