"""Where guards are needed at night, seen from a roof: freight yard, warehouse, river port, works, and the city far off.

The story is the crane that still works: its warm floodlights are the only bright place between the dark tracks.
"""

from dataclasses import replace
from random import Random

from kit import buildings, harbour, industry, lamps, materials, railway, skyline, street
from kit.look import COOL, PEACH, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder
from kit.riverside import TOWERS

GRADE = Grade(exposure=1.4, haze_per_metre=0.00035)
SKY = Sky(
    horizon=(0.058, 0.108, 0.200), glow=(0.20, 0.115, 0.060), glow_direction=9.0, glow_width=24.0, clouds=0.32,
    strength=1.05,
)  # fmt: skip

PICTURES = (
    Picture(
        "hinterbild/branchen", 2800, 1200,
        Camera((0, 0, 17), (0, 200, 17), lens=30, rise=-0.035, aperture=0), GRADE, SKY, samples=32,
    ),
)  # fmt: skip

YARD, TURN = (-8.0, 0.0, 0.0), -9.0  # the tracks run to +y of this frame
TRACKS = tuple(-14.0 + 4.7 * k for k in range(7))
BASIN = (58.0, 165.0, 345.0)  # its left, near and far edge
WATER = -3.6


def build(picture: Picture) -> None:
    _land()
    _yard()
    _warehouse()
    _port()
    _works()
    _city()
    lamps.moon(0.35)
    lamps.spot((-30, 4, 19), (-34, 80, 0), 26000, COOL, 70, 1.0, 0.6, mirrored=False)  # on our own roof


def _land() -> None:
    left, near, far = BASIN
    wet = materials.wet_ground(0.16, 0.09, (0.060, 0.062, 0.068))
    street.ground(wet, y=(-60, near))
    street.ground(wet, x=(-900, left), y=(near, 2600))
    street.ground(wet, x=(left, 900), y=(far, 2600))
    street.ground(harbour.water(), x=(left, 900), y=(near, far), z=WATER)
    walls, stone = MeshBuilder(), materials.concrete((0.11, 0.105, 0.10), (2.0, 0.9), 0.75)
    walls.box((left - 0.8, near, WATER - 1), (left, far, 0.14), stone)
    walls.box((left, far, WATER - 1), (900, far + 0.8, 0.14), stone)
    walls.box((left - 0.8, near - 0.8, WATER - 1), (900, near, 0.14), stone)
    walls.to_object("basin")


def _yard() -> None:
    bed = MeshBuilder()
    with bed.placed(YARD, TURN):
        x0, x1 = TRACKS[0] - 3, TRACKS[-1] + 3
        bed.polygon([(x0, 8, 0.05), (x1, 8, 0.05), (x1, 900, 0.05), (x0, 900, 0.05)], railway.ballast())
        for x in TRACKS:
            railway.track(bed, x, 8, 820)
        railway.overhead_line(bed, TRACKS[4] - 2.6, TRACKS[6] + 2.6, 50, 500)
        for x, y, colour in ((TRACKS[4] - 2.2, 92, (1, 0.05, 0.02)), (TRACKS[5] - 2.3, 118, (1, 0.05, 0.02)),
                             (TRACKS[6] + 2.4, 128, (0.25, 1.0, 0.45))):  # fmt: skip
            railway.signal(bed, x, y, colour)
    bed.to_object("tracks")
    trains = MeshBuilder()
    with trains.placed(YARD, TURN):
        railway.flat_wagons(trains, TRACKS[0], 64, 14, 3)
        railway.flat_wagons(trains, TRACKS[2], 104, 12, 5, 0.6)
        railway.tank_wagons(trains, TRACKS[5], 150, 14)
        railway.stacks(trains, -34.0, 52, 9, 4, 7)
    trains.to_object("trains")
    crane = MeshBuilder()
    with crane.placed(YARD, TURN):
        railway.portal_crane(crane, -37.0, TRACKS[3] + 2.6, 128)
        for x, y, power in (
            (TRACKS[6] + 6, 78, 22000),
            (TRACKS[6] + 7, 225, 60000),
            (-46, 225, 60000),
            (TRACKS[6] + 8, 350, 60000),
            (-48, 350, 0),
        ):
            railway.light_mast(crane, x, y, 22, power)
    crane.to_object("crane")


def _warehouse() -> None:
    hall = MeshBuilder()
    with hall.placed((-118, 132, 0), 58):
        harbour.warehouse(hall, 17, open_docks=(6, 11, 12), seed=4)
    hall.to_object("warehouse")


def _port() -> None:
    left, near, far = BASIN
    port = MeshBuilder()
    for (x, y), turn, lift in (
        ((left - 7, 214), 28, 50),
        ((left - 7, 282), -12, 62),
        ((118, far + 8), 210, 46),
    ):
        with port.placed((x, y, 0)):
            harbour.slewing_crane(port, turn, lift)
    with port.placed((150, far + 34, 0)):
        harbour.silos(port)
    with port.placed((-6, 0, 0)):
        railway.stacks(port, 74, far + 6, 2, 6, 12, 2)
    for x in (70, 96, 150, 190):
        lamps.post(port, x, far + 3, 8.0, 1.4, 3000, shine=0.0)
    port.to_object("port")


def _works() -> None:
    halls = MeshBuilder()
    for position, turn, bays, seed in (
        ((-190, 262, 0), 8, 9, 3),
        ((-72, 330, 0), -6, 8, 8),
        ((66, 470, 0), 4, 10, 5),
        ((-230, 420, 0), 0, 10, 6),
    ):
        with halls.placed(position, turn):
            industry.shed(halls, bays, light=0.5, seed=seed)
    for x, y, height in ((-128, 400, 66), (-112, 404, 54)):
        with halls.placed((x, y, 0)):
            industry.chimney(halls, height)
    for x in (-30, -21, -12):
        with halls.placed((x, 318, 0)):
            industry.tank(halls)
    industry.pipe_bridge(halls, (-72, 322), (-32, 318), 8.0)
    halls.to_object("works")


def _city() -> None:
    for y, heights, seed in (
        (560, (9, 17), 31),
        (720, (10, 19), 32),
        (930, (12, 24), 33),
        (1200, (14, 30), 34),
    ):
        reach = 60 + y * 0.75
        skyline.houses((-reach, y), (reach, y), 0, heights, 0.16, 0.10 + y / 4000, seed)
    skyline.towers(replace(tower, x=190 - tower.x) for tower in TOWERS)
    random, lights = Random(4), MeshBuilder()
    for _ in range(420):
        y = 300 * 4.2 ** random.random()
        x, z, size = random.uniform(-0.75, 0.75) * y, random.uniform(5, 9), 0.10 + y * 0.00042
        colour = PEACH if random.random() < 0.8 else COOL
        lights.box((x - size, y, z), (x + size, y + 0.5, z + size * 1.4), materials.glowing(colour, 9))
    lights.to_object("street lamps")
    for y in (250, 420):
        buildings.backdrop(-620, -300, y, (8, 13), 0.06, 5 + y)
        buildings.backdrop(330, 640, y, (8, 13), 0.06, 7 + y)
