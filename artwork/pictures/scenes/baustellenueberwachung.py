"""Baustellenüberwachung: past the open gate of the site. One work lamp burns before the shell, the crane rests."""

from mathutils import Vector

from kit import buildings, construction, lamps, materials, mud, people, skyline, street
from kit.look import WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/baustellenueberwachung", 2000, 1125,
        Camera((0, 0, 1.4), (0, 30, 1.4), lens=27, rise=0.128, focus=30.0),
        Grade(exposure=0.95),
        Sky(glow_direction=-26.0),
        samples=64,
    ),
)  # fmt: skip

TRACKS = (0.6, -6.5)
CORNER, TURN = (-3.0, 38.0, 0.0), 27.0  # of the shell
LAMP = (6.2, 25.0)


def build(picture: Picture) -> None:
    mud.churned_ground(5.5, 70.0, tracks=TRACKS)
    street.ground(materials.wet_ground(0.4, 0.3, (0.05, 0.045, 0.04)), y=(69, 1800), z=-0.03)
    _shell()
    _fence()
    _stores()
    _light()
    people.guard(_on_mud(1.05, 16.8), heading=-24, pose=people.STANDING)
    crane = MeshBuilder()
    construction.tower_crane(crane, (-13.5, 58, 0), 23.5, 34, 11, 9)
    crane.to_object("crane")
    buildings.backdrop(-190, 200, 190, (9, 19), 0.07, 5)
    skyline.houses((-100, 150), (-66, 162), 0, (6, 12), 0.17, 0.1, 6)
    skyline.houses((-58, 128), (-41, 136), 0, (5, 7), 0.14, 0.08, 8)
    neighbour = MeshBuilder()
    with neighbour.placed((-40, 128, 0), 14):
        construction.shell(neighbour, 4, 2, 5, seed=3)
    neighbour.to_object("neighbouring shell")


def _on_mud(x: float, y: float) -> tuple[float, float, float]:
    return x, y, mud.height(x, y, TRACKS)


def _shell() -> None:
    house = MeshBuilder()
    with house.placed(CORNER, TURN):
        construction.shell(house)
    house.to_object("shell", bevel=0.012)
    front = MeshBuilder()
    with front.placed(CORNER, TURN):
        construction.scaffold(front, -0.6, 17.4, -1.75, 13.0)
    front.to_object("scaffold")


def _fence() -> None:
    fence = MeshBuilder()
    with fence.placed((0, 0, -0.03)):
        street.site_fence(fence, (-16.8, 11.6), (-2.7, 12.7), 2)
        street.site_fence(fence, (2.9, 13.3), (17.0, 14.4), 5)
        street.site_fence(fence, (2.9, 13.5), (5.9, 15.3), 3)  # the gate stands open
    fence.to_object("fence")


def _stores() -> None:
    stores = MeshBuilder()
    with stores.placed((-16.5, 33.0, 0), 20):
        construction.site_container(stores)
    with stores.placed((11.0, 24.5, 0), -16):
        construction.concrete_pipes(stores)
    for x, y, turn, layers in ((-6.6, 26.0, 12, 5), (-5.1, 26.6, -6, 4), (-6.0, 27.6, 40, 2)):
        with stores.placed((x, y, 0.0), turn):
            construction.pallet_of_blocks(stores, layers)
    stores.to_object("stores", bevel=0.01)


def _light() -> None:
    stand = MeshBuilder()
    with stand.placed(_on_mud(*LAMP), 28):
        construction.floodlight(stand)
    stand.to_object("floodlight", bevel=0.004)
    head = Vector((*LAMP, 3.9))
    lamps.spot(head + Vector((-0.2, 0.4, 0)), (1.5, 40, 5.0), 15000, WARM, 112, 0.7, 0.25, mirrored=False)
    lamps.spot(head + Vector((-0.3, 0.2, 0)), (-1.5, 33, 0), 4200, WARM, 120, 0.9, 0.25, mirrored=False)
    lamps.point(head + Vector((0, 0, 0.3)), 420, WARM, 0.2)
    lamps.moon(0.07, elevation=28, azimuth=215)
    end = head.lerp(Vector((1.5, 39, 5.0)), 0.8)
    lamps.shaft(
        head + Vector((-0.1, 0.25, 0.05)), end, 3.6, materials.light_shaft(WARM, 0.08, 1.5, 2.2, 0.5), 0.3
    )
