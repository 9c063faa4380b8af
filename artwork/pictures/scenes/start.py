"""Home hero: a guard on his round crosses the wet forecourt; behind him the one lit entrance."""

from mathutils import Vector

from kit import buildings, lamps, materials, people, plants, street
from kit.buildings import Facade
from kit.look import WARM, Camera, Picture
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "hero/start", 2400, 1350,
        Camera((0.0, -8.0, 1.30), (0.0, 20.0, 1.3), lens=35, rise=0.130, focus=15.0),
    ),
    Picture(
        "hero/start-hochkant", 1200, 1800,
        Camera((0.6, -5.0, 1.55), (4.4, 20.0, 1.55), lens=34, rise=-0.20, focus=10.0),
    ),
)  # fmt: skip

OFFICE = Facade(
    bays=15, floors=4, floor=3.6, lit=0.15, light=0.5, entrance=(2, 6), seed=8, wall=(0.17, 0.175, 0.185)
)
CORNER, OFFICE_TURN = (6.5, 45.0, 0.0), -58.0
ENTRANCE = 12.0  # metres along the facade
GUARD = Vector((2.95, 4.0, 0.0))


def build(picture: Picture) -> None:
    street.ground(materials.wet_ground(0.52))
    _office()
    _forecourt()
    _background(upright=picture.height > picture.width)
    tip = people.guard(GUARD, heading=70)
    lamps.torch_light(tip, tip + Vector((-7.0, 2.6, -1.14)))
    # A street lamp outside the picture draws the edge of his shoulders.
    lamps.spot((12, 7, 4.2), GUARD + Vector((0, 0, 1.2)), 1500, WARM, 14, 0.8, 0.5, mirrored=False)


def _office() -> None:
    house = MeshBuilder()
    with house.placed(CORNER, OFFICE_TURN):
        buildings.facade(house, OFFICE)
        wall = materials.concrete(OFFICE.wall, (OFFICE.bay, OFFICE.floor))
        house.box((-0.1, 0.5, 0), (0.0, 16, OFFICE.height + 0.5), wall)
        house.box((0, 0.5, OFFICE.height - 0.2), (OFFICE.width, 16, OFFICE.height), wall)
        for i in range(5):
            low = (6 + i * 8.0, 5, OFFICE.height)
            house.box(low, (low[0] + 2.4, 8, OFFICE.height + 1.5), materials.dark_steel())
    house.to_object("office")

    front = MeshBuilder()
    with front.placed(CORNER, OFFICE_TURN):
        street.pavement(front, (-4, -3.4), (OFFICE.width + 4, 0))
        buildings.canopy(front, ENTRANCE)
        street.bollards(front, (1, -5.2), (44, -5.2), 13)
        below = front.to_world((ENTRANCE, -2.0, 3.45))
        lamps.area(below, front.to_world((ENTRANCE, -2.4, 0)), 900, 9, 3.6, WARM)
        lamps.area(
            front.to_world((ENTRANCE, -0.5, 2.9)),
            front.to_world((ENTRANCE, -14, -3)),
            1500,
            10,
            2.4,
            WARM,
            150,
        )
    front.to_object("front", bevel=0.012)


def _forecourt() -> None:
    posts = MeshBuilder()
    for y in (30, 56, 84):
        lamps.post(posts, -15.5 - 0.05 * y, y, 6.4, 1.4, 2600)
    posts.to_object("lamps")
    limits = MeshBuilder()
    street.fence(limits, (-18, -4), (-27, 140))
    street.fence(limits, (-27, 140), (60, 150))
    limits.to_object("fence")
    for i, (x, y) in enumerate(((-20, 24), (-22, 41), (-24, 66), (-27, 92))):
        plants.tree((x, y, 0), 7.5, seed=i + 2)
    paint = MeshBuilder()
    street.marking(paint, (-11.5, -12), (-15.5, 120), 0.14)
    street.dashes(paint, (-5.0, -6), (-8.0, 80))
    with paint.placed(CORNER, OFFICE_TURN):
        street.parking_bays(paint, (2, -15), 5)
        street.parking_bays(paint, (25, -15), 6)
    paint.to_object("markings")


def _background(upright: bool) -> None:
    hall = MeshBuilder()
    with hall.placed((-20, 122, 0)):
        hall.box((0, 0, 0), (34, 30, 7), materials.distant_windows(0.10, 1.6, 3.5, 0.7, 0.9))
    hall.to_object("hall")
    buildings.skyline(-110 if upright else -360, 1350)
