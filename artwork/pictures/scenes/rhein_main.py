"""The Main at Frankfurt in the blue hour: lanterns and lit vaults of a stone bridge, behind it the towers.

artwork/pictures/film.py ripples the water and sets lights in motion; its first frame is the picture.
"""

from dataclasses import replace

from kit import bridge, lamps, river, skyline
from kit.look import Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder
from kit.riverside import BARGE, BRIDGE, LEFT_BANK, QUAY, RIGHT_BANK, TOWERS

PICTURES = (
    Picture(
        "videos/rhein-main", 2560, 1440,
        Camera((0, 0, 11.6), (0, 200, 11.6), lens=40, rise=0.050, aperture=0),
        Grade(exposure=1.0, haze_per_metre=0.00012),
        Sky(horizon=(0.062, 0.112, 0.205), glow=(0.25, 0.140, 0.075), glow_direction=3.0, glow_width=24.0, clouds=0.32, strength=1.1),
        samples=44,
    ),
)  # fmt: skip

BEND = 1180.0  # where the river turns away
# A second row between the towers, lower and paler: without it they stand in one plane.
FARTHER = tuple(
    replace(tower, x=60 - 1.5 * tower.x, y=tower.y + 800, width=tower.width * 1.7, height=tower.height * 1.75, mast=0, lit=0.08)
    for tower in TOWERS
    if tower.kind in ("slab", "setback", "wedge")
)


def build(picture: Picture) -> None:
    river.surface(-900, 900, -40, 2600, river.still_water())
    bridge.build(BRIDGE)
    _left_bank()
    _right_bank()
    _city()
    river.barge(BARGE)
    lamps.moon(0.05)


def _left_bank() -> None:
    river.quay(LEFT_BANK, 60, BEND, QUAY, -1)
    rail = MeshBuilder()
    river.railing(rail, LEFT_BANK - 0.5, 60, 205, QUAY)
    rail.to_object("left railing")
    river.promenade_lamps(LEFT_BANK - 3, 92, 200, QUAY, 27)
    river.promenade_lamps(LEFT_BANK - 3, 252, 1000, QUAY, 34)
    river.trees(LEFT_BANK - 9, 90, 204, QUAY, 11)
    river.trees(LEFT_BANK - 9, 260, 620, QUAY, 15, seed=5)
    skyline.houses((-112, 900), (-112, 245), QUAY, lit=0.08, haze=0.16, seed=3)
    skyline.houses((-118, 190), (-118, 120), QUAY, lit=0.05, haze=0.08, seed=9)


def _right_bank() -> None:
    river.quay(RIGHT_BANK, 150, BEND, QUAY, 1)
    river.promenade_lamps(RIGHT_BANK + 3, 292, 1000, QUAY, 30)
    river.trees(RIGHT_BANK + 9, 288, 760, QUAY, 14, seed=11)
    skyline.houses((168, 300), (168, 1000), QUAY, (15, 21), 0.16, 0.16, 5)
    church = MeshBuilder()
    with church.placed((232, 640, QUAY), 12):
        skyline.church_tower(church)
        with church.placed((0, 9, 0)):
            skyline.nave(church)
    church.to_object("church")


def _city() -> None:
    """The bend closes the river with a low bank; behind it stand the towers."""
    river.quay(-900, BEND, BEND + 1400, QUAY, 1)
    skyline.towers((*TOWERS, *FARTHER), haze=0.25)
    for y, seed in ((BEND + 20, 21), (BEND + 70, 22), (BEND + 140, 23)):
        skyline.houses((-520, y), (560, y), QUAY, (14, 30), 0.20, 0.30, seed)
