"""Works gate at night: everything is shut and dark, only in the gatehouse somebody is awake."""

from mathutils import Vector

from kit import buildings, industry, lamps, materials, people, street
from kit.look import COOL, Camera, Grade, Picture
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/werkschutz", 2000, 1125,
        Camera((-1.2, -1.0, 1.65), (0.7, 17.0, 1.65), lens=34, rise=0.10, focus=18.0),
        Grade(exposure=1.2, haze_per_metre=0.0030),
        samples=72,
    ),
)  # fmt: skip

GATE, TURN = (0.4, 17.0, 0.0), -14.0  # where the gatehouse's front left corner stands
LANE = (-5.9, -0.7)  # the way in, left of the gatehouse


def build(picture: Picture) -> None:
    street.ground(materials.wet_ground(0.50))
    _gate()
    _road()
    _works()
    buildings.skyline(-720, 1400, light=0.8)


def _gate() -> None:
    house = MeshBuilder()
    with house.placed(GATE, TURN):
        street.pavement(house, (-0.75, -4.4), (5.6, 7.0))
        with house.placed((0.0, 0.0, 0.14)):
            industry.gatehouse(house)
            watch = house.to_world((2.45, 1.13, 0.14))
        for x, y in ((-0.45, -4.1), (1.6, -4.15), (3.4, -4.15), (5.3, -4.1)):
            house.tube((x, y, 0.1), (x, y, 1.05), 0.07, materials.dark_steel(), 14)
            house.tube((x, y, 0.82), (x, y, 0.92), 0.073, materials.paint((0.5, 0.5, 0.48), 0.3), 14)
    house.to_object("gatehouse", bevel=0.006)
    people.guard(watch, heading=TURN + 172, pose=people.STANDING)

    limits = MeshBuilder()
    with limits.placed(GATE, TURN):
        with limits.placed((-0.42, 1.15, 0.0)):
            industry.barrier(limits, 5.3, side=-1)
        with limits.placed((6.0, 1.15, 0.0)):
            industry.barrier(limits, 5.0)
        industry.palisade(limits, (LANE[0] - 0.5, 1.6), (-44, 1.6))
        industry.palisade(limits, (11.6, 1.6), (46, 1.6))
        _intercom(limits)
        _camera_mast(limits, -7.0, 2.4)
    limits.to_object("barrier and fence", bevel=0.004)


def _intercom(mesh: MeshBuilder) -> None:
    """Call post at the driver's window."""
    with mesh.placed((-0.5, -3.3, 0.14), 180):
        mesh.box((-0.09, -0.07, 0), (0.09, 0.07, 1.25), materials.dark_steel())
        mesh.box((-0.06, 0.071, 1.02), (0.06, 0.075, 1.12), materials.screen(2.0))


def _camera_mast(mesh: MeshBuilder, x: float, y: float) -> None:
    steel = materials.dark_steel()
    mesh.tube((x, y, 0), (x, y, 5.2), 0.06, steel, 12, 0.045)
    mesh.tube((x, y, 5.0), (x + 0.55, y - 0.3, 5.0), 0.025, steel, 8)
    mesh.box((x + 0.42, y - 0.62, 4.82), (x + 0.58, y - 0.18, 4.98), materials.paint((0.3, 0.3, 0.3), 0.4))


def _road() -> None:
    paint = MeshBuilder()
    with paint.placed(GATE, TURN):
        street.marking(paint, (LANE[0] + 0.2, -2.9), (LANE[1] - 0.35, -2.9), 0.45)
        street.marking(paint, (LANE[0] + 0.1, -24), (LANE[0] + 0.1, 1.0), 0.12)
        street.dashes(paint, (-0.7, -24), (-0.7, -5.5), 3.0, 2.0)
        for y in (8.0, 16.0, 24.0):
            street.marking(paint, (-3.3, y), (-3.3, y + 4))
    paint.to_object("markings")
    kerbs, slabs = MeshBuilder(), materials.wet_ground(0.48, slabs=(0.5, 0.5))
    granite = materials.concrete((0.13, 0.13, 0.135), (1.0, 1.0))
    with kerbs.placed(GATE, TURN):
        for x0, x1 in ((-46, LANE[0] - 0.3), (11.4, 46)):
            kerbs.box((x0, -6.0, -0.02), (x1, 1.3, 0.12), granite)
            left, right, near, far = x0 + 0.15, x1 - 0.15, -5.85, 1.3
            kerbs.polygon(
                [(left, near, 0.123), (right, near, 0.123), (right, far, 0.123), (left, far, 0.123)], slabs
            )
    kerbs.to_object("kerbs", bevel=0.015)


def _works() -> None:
    halls = MeshBuilder()
    with halls.placed((-64, 108, 0), -4):
        industry.shed(halls, 7, eaves=9.0, seed=59)
    with halls.placed((22, 92, 0), -10):
        industry.shed(halls, 5, bay=8.0, eaves=7.5, rise=3.6, seed=22)
    with halls.placed((-8, 132, 0)):  # closes the view between the two
        industry.shed(halls, 5, bay=8.0, eaves=11.0, rise=1.6, seed=11)
    with halls.placed((-13.0, 150, 0)):
        industry.chimney(halls, 52)
    for x, y in ((2.0, 112), (10.0, 114)):
        with halls.placed((x, y, 0)):
            industry.tank(halls)
    industry.pipe_bridge(halls, (-4, 100), (26, 92), 7.0)
    halls.to_object("halls")
    yard = MeshBuilder()
    for x, y in ((-7.0, 48), (-9.0, 78)):
        lamps.post(yard, x, y, 7.0, 1.6, 1500, colour=COOL, shine=0.05)
    yard.to_object("yard lamps")
    lamps.moon(0.06)
    lamps.spot(Vector((14, 118, 16)), Vector((8, 112, 6)), 5000, COOL, 100)
