"""Home hero: a guard on his round crosses the wet forecourt; behind him the one lit entrance."""

import math
from dataclasses import dataclass, replace

from mathutils import Vector

from kit import buildings, forecourt, lamps, materials, people, plants, street, torch
from kit.buildings import Facade
from kit.look import WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "hero/start", 2400, 1500,
        Camera((0.0, -8.0, 1.15), (0.0, 20.0, 1.15), lens=29, rise=0.169, focus=14.5),
    ),
    Picture(
        "hero/start-hochkant", 1200, 1800,
        Camera((0.9, -3.4, 1.30), (6.3, 20.0, 1.30), lens=34, rise=-0.20, focus=10.0),
    ),
    Picture(  # the same place at the end of the night, before the footer
        "hero/start-morgen", 2400, 1030,
        Camera((0.0, -8.0, 1.15), (0.0, 20.0, 1.15), lens=35, rise=0.043, focus=14.5),
        Grade(exposure=1.55, haze_colour=(0.105, 0.105, 0.140), blue_shadows=0.4, vignette=0.12),
        Sky(
            zenith=(0.020, 0.040, 0.085), middle=(0.070, 0.100, 0.165), horizon=(0.310, 0.255, 0.315),
            glow=(0.74, 0.36, 0.20), glow_direction=-12, glow_width=38, clouds=0.6, strength=1.25,
        ),
        samples=64,
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Stage:
    """Where the guard is, and the gate that he looks at. `turn` of the gate and its fence in degrees."""

    guard: Vector
    gate: Vector
    turn: float
    morning: bool = False  # the lamps are out, the torch as well, and the guard goes home


LANDSCAPE = Stage(Vector((3.6, 4.6, 0.0)), Vector((-1.3, 6.8, 0.0)), 32.0)
UPRIGHT = Stage(Vector((3.7, 5.5, 0.0)), Vector((1.55, 7.1, 0.0)), 28.0)

MORNING = Stage(Vector((2.65, 5.3, 0.0)), LANDSCAPE.gate, LANDSCAPE.turn, morning=True)

OFFICE = Facade(
    bays=15, floors=4, floor=4.2, lit=0.08, light=0.2, entrance=(2, 6), seed=8, wall=(0.17, 0.175, 0.185)
)
CORNER, OFFICE_TURN = (6.5, 45.0, 0.0), -58.0
ENTRANCE = 12.0  # metres along the facade


def build(picture: Picture) -> None:
    upright = picture.height > picture.width
    stage = UPRIGHT if upright else MORNING if picture.name.endswith("morgen") else LANDSCAPE
    nearer = Vector(picture.camera.position) - stage.guard
    middle = stage.guard + nearer * 0.36
    # His mirror image reaches half the way to the camera: the water has to lie there.
    street.ground(
        forecourt.asphalt(
            (
                (middle.x, middle.y + 1.2, 2.0, 6.2),
                (-2.6, 0.9, 2.0, 2.6),
                (stage.gate.x + 0.5, stage.gate.y - 2.2, 1.7, 1.0),
            ),
            0.24 if upright or stage.morning else 0.17,
        )
    )
    _office(stage.morning)
    _forecourt(stage.morning)
    _background(stage.morning)
    lock = _fence(stage)
    aim = lock - stage.guard
    heading = math.degrees(math.atan2(-aim.x, aim.y)) + 4
    if stage.morning:
        people.guard(stage.guard, heading, people.WALKING)
        return
    tip = people.guard(stage.guard, heading)
    torch.beam(tip, lock - Vector((0, 0, 0.05)))
    _rim(stage.guard, picture, 0.5 if upright else 1.0)


def _rim(guard: Vector, picture: Picture, share: float) -> None:
    """The light of the entrance draws cap, shoulder, arm and the back of the leg.

    Two lamps, so that it stays on him: one steep, one from below that passes him upwards. One alone would smear the yard.
    """
    away = (guard - Vector((*picture.camera.position[:2], 0))).normalized()
    right = away.cross(Vector((0, 0, 1)))
    for back, aside, height, aim, power, spread in (
        (1.9, 1.2, 4.6, 1.45, 180, 28),
        (4.2, 3.0, 0.5, 1.40, 180, 24),
    ):
        lamp = guard + away * back + right * aside + Vector((0, 0, height))
        lamps.area(lamp, guard + Vector((0, 0, aim)), power * share, 0.7, 0.7, WARM, spread)


def _fence(stage: Stage) -> Vector:
    """The fence with its gate, and on along the yard to the house. Returns where the lock is."""
    limits = MeshBuilder()
    with limits.placed(stage.gate, stage.turn):
        lock = forecourt.gate(limits)
        street.fence(limits, (-1.75, 0), (-61.75, 0), 2.0)
        kerb = materials.concrete((0.16, 0.16, 0.165))
        limits.box((-62, -0.09, 0), (-1.7, 0.09, 0.13), kerb)
        corner = limits.to_world((1.8, 0.15, 0))
    street.fence(limits, corner[:2], (6.3, 44.5), 2.0)
    limits.to_object("fence", bevel=0.003)
    return lock


def _office(morning: bool) -> None:
    light = 0.3 if morning else 1.0
    house = MeshBuilder()
    with house.placed(CORNER, OFFICE_TURN):
        buildings.facade(house, replace(OFFICE, lobby_light=1.1 * light))
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
        buildings.canopy(front, ENTRANCE, height=4.0, light=0.0 if morning else 1.5)
        street.bollards(front, (1, -5.2), (44, -5.2), 13)
        below = front.to_world((ENTRANCE, -2.0, 3.95))
        lamps.area(below, front.to_world((ENTRANCE, -2.4, 0)), 0 if morning else 900, 9, 3.6, WARM)
        lamps.area(
            front.to_world((ENTRANCE, -0.5, 3.4)),
            front.to_world((ENTRANCE, -14, -3)),
            1500 * light,
            10,
            2.4,
            WARM,
            150,
        )
    front.to_object("front", bevel=0.012)


def _forecourt(morning: bool) -> None:
    posts = MeshBuilder()
    for x, y in ((-17.0, 30), (-12.2, 43), (-11.5, 66)):
        lamps.post(posts, x, y, 6.4, 1.4, 0 if morning else 2600)
    posts.to_object("lamps")
    for i, (x, y) in enumerate(((-20, 24), (-22, 41), (-24, 66), (-27, 92))):
        plants.tree((x, y, 0), 7.5, seed=i + 2)
    paint = MeshBuilder()
    street.dashes(paint, (-60, 35.5), (9, 39.1))  # the road beyond the fence
    with paint.placed(CORNER, OFFICE_TURN):
        street.parking_bays(paint, (2, -15), 5)
        street.parking_bays(paint, (25, -15), 6)
    paint.to_object("markings")


def _background(morning: bool) -> None:
    """Beyond the fence: bare trees, a works hall, houses, and the city in two depths."""
    green = MeshBuilder()
    with green.placed((0, 46, 0), 3):
        forecourt.hedge(green, -70, 9, 1.15, 1.2)
    green.to_object("hedge")
    hall = MeshBuilder()
    with hall.placed((-26, 122, 0)):
        dark = materials.distant_windows(0.06, 1.6, 3.5, 0.6, 0.9)
        hall.box((0, 0, 0), (22, 30, 7), dark)
        hall.box((22, 4, 0), (40, 30, 10.2), dark)
        hall.box((24, 8, 10.2), (29, 14, 12), materials.dark_steel())
        hall.box((4, 6, 7), (7, 12, 8.1), materials.dark_steel())
        hall.tube((35, 10, 10), (35, 10, 15.5), 0.45, materials.dark_steel())
    hall.to_object("hall")
    buildings.backdrop(-190, -30, 170, (6, 13), 0.07, 5)
    buildings.backdrop(16, 60, 190, (8, 16), 0.08, 9)
    for i, (x, y, height) in enumerate(((-3.5, 34, 6.5), (3.8, 58, 8), (-12.5, 48, 7.5), (-34, 70, 9))):
        plants.tree((x, y, 0), height, seed=i + 11)
    # Beside the words, never behind them.
    x = 45
    light = 0.35 if morning else 1.0
    buildings.skyline(x, 1400, light=light)
    buildings.skyline(x + 60, 2200, 640, 8, 0.6 * light, 60)
