"""A stone office house across the wet street: light cones climb its piers, only the lobby is awake."""

from mathutils import Vector

from kit import buildings, lamps, masonry, materials, people, plants, street
from kit.look import WARM, Camera, Grade, Picture
from kit.masonry import Masonry
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/objektschutz", 2000, 1125,
        Camera((0.0, -12.0, 1.25), (0.0, 20.0, 1.25), lens=30, rise=0.165, slide=-0.05, focus=35.0),
        Grade(exposure=0.95),
        samples=72,
    ),
)  # fmt: skip

LEFT, TURN = (-15.9, 30.3, 0.0), -32.0  # left end of the main front, its turn
STONE = (0.24, 0.225, 0.20)
ENTRANCE = (4, 6)


def build(picture: Picture) -> None:
    street.ground(materials.wet_ground(0.55))
    front = Masonry(
        materials.concrete(STONE, (1.5, 0.86)), bays=9, floors=4, bay=3.0, floor=3.45, ground=4.9, window=(1.6, 2.2),
        sill=0.7, reveal=0.42, lit=0.10, light=0.5, entrance=ENTRANCE, cornice=0.6, seed=14,
    )  # fmt: skip
    _house(front)
    _pavement()
    _street()
    buildings.skyline(-640, 1400)
    buildings.backdrop(-150, -32, 110, seed=3)


def _house(front: Masonry) -> None:
    house = MeshBuilder()
    side = Masonry(front.wall, 5, 4, 3.0, 3.45, 4.9, (1.6, 2.2), 0.7, 0.42, 0.05, 0.4, 0.6, seed=5)
    with house.placed(LEFT, TURN):
        masonry.masonry(house, front)
        house.box((0, 0.5, front.height), (front.width, 14, front.height + 0.1), materials.dark_steel())
        for x in (12.0, 15.0, 18.0, 9.0, 21.0):
            strong = x in (12.0, 18.0)
            foot, top = house.to_world((x, -0.62, 0.2)), house.to_world((x, 0.1, 9.0))
            lamps.spot(foot, top, 1500 if strong else 420, WARM, 42, 0.8, 0.05)
            house.tube((x, -0.62, 0.12), (x, -0.62, 0.22), 0.12, materials.dark_steel(), 16)
        below, out = house.to_world((15.0, 1.0, 4.2)), house.to_world((15.0, -1.2, 0))
        lamps.area(below, out, 650, 4.6, 1.4, WARM)
        watch = house.to_world((15.9, 0.9, 0.10))
    with house.placed((LEFT[0] + 22.90, LEFT[1] - 14.31, 0), TURN + 90):
        masonry.masonry(house, side)
    house.to_object("house")
    people.guard(watch, heading=TURN + 150, pose=people.STANDING)


def _pavement() -> None:
    kerb = MeshBuilder()
    with kerb.placed(LEFT, TURN):
        street.pavement(kerb, (-30, -4.6), (30.5, 2.0), 0.10)
        street.bollards(kerb, (9.5, -4.0), (20.5, -4.0), 6)
        for x in (3.0, 7.0, 23.5):
            kerb.box((x - 0.7, -4.0, 0.09), (x + 0.7, -2.6, 0.115), materials.dark_steel())
    kerb.to_object("pavement", bevel=0.015)
    with kerb.placed(LEFT, TURN):
        trees = [kerb.to_world((x, -3.3, 0.1)) for x in (3.0, 23.5)]
    for i, where in enumerate(trees):
        plants.tree(where, 7.0, seed=i + 5)


def _street() -> None:
    paint = MeshBuilder()
    with paint.placed(LEFT, TURN):
        street.dashes(paint, (-40, -10.5), (40, -10.5), 3.0, 3.0)
        street.marking(paint, (-40, -5.0), (40, -5.0), 0.12)
    paint.to_object("markings")
    posts = MeshBuilder()
    for x, y in ((-19.0, 24.0), (-30.0, 44.0)):
        lamps.post(posts, x, y, 6.5, 1.3, 900, shine=0.05)
    posts.to_object("lamps")
