"""Hotelsicherheit: a stone hotel seen from across the street; canopy, revolving door and rooms glow, the rest is blue."""

from kit import lamps, materials, people, street, townhouse
from kit.look import WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder
from kit.townhouse import Front

PICTURES = (
    Picture(
        "service/hotelsicherheit", 2000, 1125,
        Camera((-2.2, -25.0, 1.60), (-2.2, 0.0, 1.6), lens=29.5, rise=0.118, slide=0.05, focus=24.0),
        Grade(exposure=1.25),
        Sky(strength=1.9),
        samples=72,
    ),
)  # fmt: skip

HOTEL = Front(5, lit=0.7, portal=2, bay=3.4, light=1.1, seed=4)
LEFT = -HOTEL.width / 2
LEFT_HOUSE = Front(4, floors=1, ground=4.2, shop=False, lit=0.12, wall=(0.15, 0.15, 0.155), seed=8)
RIGHT_HOUSE = Front(5, floors=1, ground=4.4, shop=False, lit=0.2, wall=(0.17, 0.16, 0.155), bay=2.8, seed=13)
KERB = -5.2


def build(picture: Picture) -> None:
    _houses()
    _entrance()
    _street()


def _houses() -> None:
    house = MeshBuilder()
    with house.placed((LEFT, 0, 0)):
        townhouse.front(house, HOTEL)
        townhouse.mansard(house, HOTEL)
    side = materials.concrete((0.16, 0.155, 0.15))
    for x in (LEFT, -LEFT):
        house.box((x - 0.02, 0.4, 0), (x + 0.02, 9, HOTEL.height), side)
    for design, x in ((LEFT_HOUSE, LEFT - LEFT_HOUSE.width - 0.05), (RIGHT_HOUSE, -LEFT + 0.05)):
        with house.placed((x, 0.25, 0)):
            townhouse.front(house, design)
            townhouse.mansard(house, design, 1.9, (1, 2))
    house.to_object("houses")


def _entrance() -> None:
    parts = MeshBuilder()
    with parts.placed((0, 0, 0)):
        townhouse.glass_canopy(parts)
    with parts.placed((0, 0.55, 0.14)):
        townhouse.revolving_door(parts)
    for x in (-2.05, 2.05):
        townhouse.wall_lantern(parts, x, 2.05, 130)
    with parts.placed((3.35, -1.5, 0.14), 12):
        townhouse.luggage_cart(parts)
    for i, x in enumerate((-1.95, 1.95)):
        with parts.placed((x, -0.75, 0.14)):
            townhouse.clipped_tree(parts, i + 3)
    parts.box((-1.3, -2.3, 0.14), (1.3, -0.7, 0.152), materials.paint((0.025, 0.026, 0.028), 0.9))

    hall = MeshBuilder()
    glow = materials.painted_light()

    def tone(share: float) -> tuple[float, float, float]:
        return WARM[0] * share, WARM[1] * share, WARM[2] * share

    x0, x1, y0, y1, z1 = -1.6, 1.6, 0.5, 7.0, 3.7
    hall.polygon(
        [(x0, y1, 0.14), (x1, y1, 0.14), (x1, y1, z1), (x0, y1, z1)],
        glow,
        colour=[tone(0.2)] * 2 + [tone(0.9)] * 2,
    )
    hall.polygon(
        [(x0, y0, 0.14), (x0, y1, 0.14), (x0, y1, z1), (x0, y0, z1)],
        glow,
        colour=[tone(s) for s in (0.1, 0.2, 0.8, 0.4)],
    )
    hall.polygon(
        [(x1, y1, 0.14), (x1, y0, 0.14), (x1, y0, z1), (x1, y1, z1)],
        glow,
        colour=[tone(s) for s in (0.2, 0.1, 0.4, 0.8)],
    )
    hall.polygon(
        [(x0, y1, z1), (x1, y1, z1), (x1, y0, z1), (x0, y0, z1)],
        glow,
        colour=[tone(0.9)] * 2 + [tone(0.4)] * 2,
    )
    hall.box((-0.9, 5.6, 0.14), (0.9, 6.2, 1.24), glow, tone(0.10))
    hall.box((-0.7, 6.9, 1.6), (0.7, 6.95, 2.6), glow, tone(0.35))
    hall.polygon(
        [(x0, 0.3, 0.145), (x1, 0.3, 0.145), (x1, y1, 0.145), (x0, y1, 0.145)],
        materials.stone((0.2, 0.19, 0.18), (0.6, 0.6)),
    )
    steel = materials.paint((0.05, 0.045, 0.04), 0.35, 0.8)
    hall.box((-1.4, 0.30, 3.06), (1.4, 0.42, 3.6), steel)
    hall.to_object("hall")
    lamps.area((0, -1.5, 3.40), (0, -1.7, 0), 520, 5.0, 2.6, WARM)
    lamps.area((0, 0.25, 2.2), (0, -10, -2.0), 260, 2.6, 2.2, WARM, 140)
    for x in (-6.8, -3.4, 3.4, 6.8):
        lamps.area((x, -0.15, 2.0), (x, -8, -1.5), 70, 2.0, 2.6, WARM, 140)
    for x in (-8.2, -5.1, 5.1, 8.2):  # the piers are washed from lamps in the pavement
        parts.tube((x, -0.55, 0.13), (x, -0.55, 0.17), 0.11, materials.dark_steel(), 20)
        lamps.spot((x, -0.55, 0.20), (x, -0.12, 6.0), 420, WARM, 46, 0.9, 0.05)
    parts.to_object("entrance")
    people.guard((-3.3, -1.35, 0.14), heading=200, pose=people.STANDING)


def _street() -> None:
    street.ground(materials.wet_ground(0.62, slabs=(0.9, 0.9)), (-60, 60), (KERB, 40), 0.14)
    street.ground(materials.wet_ground(0.66, 0.22), (-60, 60), (-60, KERB), 0.0)
    edge = MeshBuilder()
    granite = materials.concrete((0.20, 0.20, 0.205))
    for i in range(60):
        x = -30 + i * 1.0
        edge.box((x + 0.006, KERB - 0.15, -0.02), (x + 0.994, KERB, 0.143), granite)
    for i in range(60):
        x = -30 + i * 1.0
        edge.box(
            (x + 0.006, KERB - 0.47, -0.02),
            (x + 0.994, KERB - 0.17, 0.006),
            materials.concrete((0.12, 0.12, 0.125)),
        )
    edge.to_object("kerb", bevel=0.012)
    things = MeshBuilder()
    street.bollards(things, (-9.6, KERB + 0.45), (-3.6, KERB + 0.45), 4)
    street.bollards(things, (3.6, KERB + 0.45), (9.6, KERB + 0.45), 4)
    things.to_object("bollards")
    paint = MeshBuilder()
    street.dashes(paint, (-30, -11.5), (30, -11.5))
    paint.to_object("markings")
