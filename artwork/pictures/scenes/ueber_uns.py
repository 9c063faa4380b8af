"""Über uns: the control desk at night. The lamp burns over the guard book, beside it the screen shows the yard."""

from mathutils import Vector

from kit import cityview, guardroom, interior, lamps, materials, office
from kit.look import Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "about/ueber-uns", 1800, 1200,
        Camera((-0.22, -1.90, 1.32), (-0.22, 2.0, 1.32), lens=36, rise=-0.06, aperture=4.5, focus=1.84),
        Grade(exposure=0.95),
        Sky(strength=1.6, glow_direction=14.0),
        samples=44, bounces=6, clamp=1.6,
    ),
)  # fmt: skip

DESK, TOP, WINDOW = 2.6, 0.74, 1.75  # half its length, its height, and the glass behind it
FRONT = -0.64  # the near edge of the desk: outside the picture
EDGE, LEDGE = 0.62, 0.742  # where the ledge below the glass begins, and its height
STREET = -72.0
ROWS = tuple((y, 10, 26, i + 3) for i, y in enumerate((135, 180, 240, 320, 430, 580, 800)))


def build(picture: Picture) -> None:
    _room()
    _desk()
    cityview.below(STREET, -60, ROWS, 0)
    cityview.soft_lights(STREET, 22, 0.0016)


def _room() -> None:
    room = MeshBuilder()
    wall = materials.paint((0.10, 0.103, 0.11), 0.85, variation=0.05)
    floor = office.mopped_floor((0.030, 0.032, 0.037), 0.2)
    room.polygon([(-4, -4, 0), (4, -4, 0), (4, WINDOW + 0.1, 0), (-4, WINDOW + 0.1, 0)], floor)
    room.box((-4, -4.2, 0), (4, -4, 2.9), wall)
    for x in (-4.2, 4.0):
        room.box((x, -4, 0), (x + 0.2, WINDOW + 0.1, 2.9), wall)
    room.box((-4, -4, 2.75), (4, WINDOW + 0.1, 3.0), wall)
    room.box((-4, EDGE + 0.03, 0), (4, WINDOW + 0.1, LEDGE - 0.03), wall)
    room.box((-4, EDGE, LEDGE - 0.03), (4, WINDOW + 0.1, LEDGE), materials.paint((0.13, 0.135, 0.14), 0.4))
    room.to_object("room", bevel=0.004)
    glazing = MeshBuilder()
    with glazing.placed((-4.05, WINDOW, LEDGE)):
        interior.glass_front(glazing, 8.1, 2.0, 1.62, transom=None, sill=0.03)
    glazing.to_object("glazing")
    lamps.area((0, WINDOW - 0.1, 1.9), (0, -1.0, 0.4), 20, 5.5, 1.6, (0.40, 0.58, 1.0))


def _desk() -> None:
    desk = MeshBuilder()
    top = materials.paint((0.085, 0.088, 0.092), 0.36, variation=0.08, scale=5.0)
    desk.box((-DESK, FRONT, TOP - 0.035), (DESK, EDGE - 0.001, TOP), top)
    for x in (-2.3, 0.0, 2.25):
        desk.box((x, FRONT + 0.05, 0), (x + 0.05, EDGE - 0.05, TOP - 0.035), materials.dark_steel())
    with desk.placed((-0.86, -0.10, TOP), 3):
        guardroom.keyboard(desk)
    _telephone(desk)
    desk.to_object("desk", bevel=0.003)

    screen = MeshBuilder()
    with screen.placed((-1.12, 0.20, TOP), 7):
        guardroom.display(screen, guardroom.works_yard(), 0.88, 0.55, 0.72)
    screen.to_object("screen")
    lamps.area((-0.70, 0.12, TOP + 0.38), (-0.66, -1.2, TOP - 0.4), 6.0, 0.85, 0.5, (0.40, 0.58, 1.0))

    things = MeshBuilder()
    guardroom.desk_lamp(things, (0.33, 0.40, TOP), (0.12, 0.10, TOP + 0.42), 7.5)
    with things.placed((0.04, 0.08, TOP), 6):
        end = guardroom.open_book(things)
        guardroom.pen_on_page(things, end + Vector((0.010, -0.004, 0)), (0.62, -1.0))
    with things.placed((0.53, 0.26, TOP), -8):
        guardroom.radio_on_charger(things)
    things.to_object("things")
    cup = MeshBuilder()
    guardroom.mug(cup, -0.28, 0.05, TOP)
    cup.to_object("mug", smooth=True)


def _telephone(desk: MeshBuilder) -> None:
    """A desk telephone with its receiver."""
    body, soft = materials.paint((0.045, 0.046, 0.050), 0.45), materials.paint((0.085, 0.087, 0.093), 0.45)
    with desk.placed((0.64, 0.02, TOP), -12):
        desk.box((-0.10, -0.10, 0), (0.12, 0.10, 0.035), body)
        desk.box((-0.095, -0.115, 0.035), (-0.045, 0.115, 0.062), soft)
        for y in (-0.09, 0.075):
            desk.box((-0.10, y - 0.025, 0.03), (-0.04, y + 0.04, 0.056), soft)
        for row in range(4):
            for column in range(3):
                x, y = -0.012 + column * 0.026, -0.07 + row * 0.026
                desk.box((x, y, 0.034), (x + 0.018, y + 0.016, 0.039), soft)
        desk.box((-0.02, 0.045, 0.035), (0.10, 0.085, 0.0365), materials.dark_glass(0.1))
