"""Einzelhandelsschutz: an arcade at closing time. One shutter is half down, and its light runs out over the floor."""

from kit import arcade, buildings, lamps, materials, people, street, townhouse
from kit.arcade import Shop
from kit.look import WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/einzelhandelsschutz", 2000, 1125,
        Camera((-3.2, 0.0, 1.55), (-3.2, 12.0, 1.55), lens=27, rise=0.085, slide=0.34, focus=13.0),
        Grade(exposure=1.75),
        Sky(strength=2.6, glow_direction=4.0),
        samples=72, bounces=6, clamp=1.6,
    ),
)  # fmt: skip

HALF, BAY, LENGTH = 4.0, 6.2, 49.6
START = -4.0
OPEN = 2  # the shop on the right that is about to close
CLOSED = Shop(1.0)


def build(picture: Picture) -> None:
    _passage()
    _light()
    _things()
    _end()


def _passage() -> None:
    dim, dark = Shop(0.0, 0.03, seed=3), Shop(0.0, 0.0, seed=5)
    right = [dark, CLOSED, Shop(0.52, 1.0, False, 7), CLOSED, dim, CLOSED, dark, CLOSED]
    left = [CLOSED, dark, CLOSED, dim, CLOSED, CLOSED, dim, CLOSED]
    walls = MeshBuilder()
    with walls.placed((HALF, START + LENGTH, 0), -90):
        arcade.side(walls, right[::-1], BAY)
    with walls.placed((-HALF, START, 0), 90):
        arcade.side(walls, left, BAY)
    walls.to_object("walls")
    roof = MeshBuilder()
    with roof.placed((0, START, 0)):
        arcade.vault(roof, HALF + 0.15, LENGTH)
    roof.to_object("vault", smooth=False)
    floor = MeshBuilder()
    field, band = materials.stone((0.135, 0.132, 0.128), (1.0, 1.0)), materials.stone(
        (0.030, 0.031, 0.034), (1.0, 1.0)
    )
    edges = (-HALF - 8, -2.9, -2.5, 2.5, 2.9, HALF + 8)
    for (x0, x1), surface in zip(zip(edges, edges[1:]), (field, band, field, band, field)):
        floor.polygon(
            [(x0, START - 4, 0), (x1, START - 4, 0), (x1, START + LENGTH, 0), (x0, START + LENGTH, 0)],
            surface,
        )
    floor.to_object("floor")


def _light() -> None:
    near = START + OPEN * BAY + arcade.PIER / 2
    middle = near + (BAY - arcade.PIER) / 2
    lamps.area((HALF + 2.6, middle, 3.4), (HALF + 2.6, middle, 0), 440, 4.6, 4.0, WARM)
    lamps.area((HALF + 4.6, middle, 2.6), (HALF - 3.0, middle, -0.6), 480, 3.0, 1.2, WARM, 120)
    lamps.area((0, 20, 7.1), (0, 20, 0), 420, 6.0, 46, (0.40, 0.58, 1.0))


def _things() -> None:
    hanging = MeshBuilder()
    for i in range(4):
        arcade.globe_lamp(hanging, START + 6.21 * (1.0 + 2 * i), 4.6, arcade.EAVES)
    hanging.to_object("lamps")
    seats = MeshBuilder()
    for y in (14.0, 26.4):
        with seats.placed((-0.3, y, 0), 90):
            arcade.bench(seats)
        for dy in (-0.7, 2.5):
            with seats.placed((-0.52, y + dy, 0), 10):
                townhouse.clipped_tree(seats, int(y + dy), 0.36, 0.8, 3600)
    seats.to_object("seats", bevel=0.004)
    people.guard((3.35, 11.5, 0), heading=-72, pose=people.STANDING)


def _end() -> None:
    wall = MeshBuilder()
    y = START + LENGTH
    stone = materials.concrete((0.16, 0.155, 0.15))
    wall.box((-HALF - 0.5, y, arcade.CORNICE + 0.6), (HALF + 0.5, y + 0.5, arcade.EAVES + 0.2), stone)
    for x in (-HALF - 0.5, HALF - 0.7):
        wall.box((x, y, 0), (x + 1.2, y + 0.5, arcade.CORNICE + 0.7), stone)
    wall.to_object("end")
    street.ground(materials.wet_ground(0.6), (-60, 60), (y, 220), -0.02)
    buildings.backdrop(-60, 60, y + 75, (9, 16), 0.14, 4)
    buildings.backdrop(-120, 120, y + 150, (17, 22), 0.10, 6)
