"""Willkommen: a hand torch lies on the sill and lights the guard book, high above the city."""

from mathutils import Vector

from kit import cityview, guardroom, interior, lamps, materials
from kit.look import Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "about/willkommen", 1200, 1500,
        Camera((0.0, -0.97, 0.59), (0.0, 0.0, 0.59), lens=36, rise=-0.375, aperture=5.6, focus=1.03),
        Grade(exposure=0.9),
        Sky(strength=1.5, glow_direction=-8.0),
        samples=56, bounces=6, clamp=1.6,
    ),
)  # fmt: skip

WINDOW = 0.26  # metres behind the middle of the book
STREET = -70.0
ROWS = tuple((y, 8, 20, i + 3) for i, y in enumerate((128, 160, 200, 250, 310, 390, 500, 650, 850)))


def build(picture: Picture) -> None:
    _window()
    things = MeshBuilder()
    with things.placed((0.085, -0.035, 0.0), -7):
        end = guardroom.open_book(things)
        guardroom.pen_on_page(things, end + Vector((0.010, -0.004, 0)), (0.62, -1.0))
    guardroom.hand_torch(things, (-0.345, 0.082, 0.0), (0.10, -0.062, 0.0), 17.0)
    things.to_object("things")
    cup = MeshBuilder()
    guardroom.mug(cup, 0.255, 0.175, 0.0)
    cup.to_object("mug", smooth=True)
    cityview.below(STREET, 40, ROWS, 0)
    cityview.soft_lights(STREET, 26)


def _window() -> None:
    room = MeshBuilder()
    sill = interior.fine_stone()
    room.box((-1.4, -0.46, -0.04), (1.4, WINDOW + 0.1, 0.0), sill)
    wall = materials.paint((0.12, 0.122, 0.128), 0.85, variation=0.05)
    for x0, x1 in ((-1.5, -0.62), (0.62, 1.5)):
        room.box((x0, -0.1, 0), (x1, WINDOW + 0.1, 2.4), wall)
    room.box((-3, -4, -1.0), (3, -3.9, 2.6), wall)
    room.box((-3, -4, 2.3), (3, WINDOW + 0.1, 2.6), wall)
    for x in (-3.0, 3.0):
        room.box((x, -4, -1.0), (x + 0.1, WINDOW, 2.6), wall)
    room.to_object("room", bevel=0.004)
    frame, metal = MeshBuilder(), materials.paint((0.030, 0.032, 0.036), 0.4, 0.5)
    y0, y1 = WINDOW, WINDOW + 0.07
    frame.box((-0.62, y0, 0.0), (0.62, y1, 0.045), metal)
    frame.box((-0.62, y0 - 0.012, 0.045), (0.62, y1, 0.072), metal)
    frame.box((-0.43, y0 - 0.012, 0.0), (-0.365, y1, 2.3), metal)
    frame.box((-0.360, y0, 0.07), (-0.352, y1 - 0.02, 2.3), materials.paint((0.01, 0.01, 0.011), 0.6))
    frame.to_object("frame", bevel=0.003)
    # From the room behind: it shows the edges of the pages.
    lamps.area((0.5, -1.4, 1.1), (0.0, 0.0, 0.0), 1.6, 1.2, 0.8, (1.0, 0.74, 0.52))
    lamps.area((0.0, WINDOW - 0.01, 0.9), (0.0, -1.0, -0.2), 4.8, 1.1, 1.4, (0.40, 0.58, 1.0))
    lamps.spot((-0.52, 0.21, 0.50), (-0.27, 0.05, 0.0), 4.0, (0.48, 0.66, 1.0), 30, 0.9, 0.08)
