"""Veranstaltungsservice: a guard waits where the entrance lanes end; on the stage the first lamps are being focused."""

from kit import buildings, event, lamps, materials, park, people, street
from kit.look import WARM, Camera, Grade, Picture, Sky
from kit.mesh import MeshBuilder

PICTURES = (
    Picture(
        "service/veranstaltungsservice", 2000, 1125,
        Camera((-0.35, -1.2, 1.62), (-0.35, 20.0, 1.62), lens=30, rise=0.075, focus=14.0),
        Grade(exposure=1.1),
        Sky(strength=1.5, glow_direction=22.0),
        samples=56, clamp=1.6,
    ),
)  # fmt: skip

STAGE = (0.0, 33.0, 0.0)
TREES = (  # x, y, height: the park behind the meadow
    (-66, 104, 15), (-58, 113, 18), (-52, 98, 14), (-43, 117, 19), (-36, 104, 16), (-31, 119, 15), (-19, 108, 13),
    (19, 110, 14), (27, 118, 16), (41, 108, 12), (55, 116, 17), (60, 103, 14), (69, 112, 18),
)  # fmt: skip


def build(picture: Picture) -> None:
    street.ground(materials.wet_ground(0.60, 0.2))
    _stage()
    _lanes()
    people.guard((0.45, 14.9, 0.0), heading=24, pose=people.STANDING)
    lamps.area((1.1, 18.6, 4.4), (0.45, 14.9, 1.2), 90, 0.8, 0.8, WARM, 30)  # what the stage draws of him
    _background()


def _stage() -> None:
    x, y, _ = STAGE
    parts = MeshBuilder()
    with parts.placed(STAGE):
        event.stage(parts)
        for i in range(7):
            event.stage_lamp(parts, -5.4 + i * 1.8, 0.4, (0.0, 4.0, event.DECK), 0)
            event.stage_lamp(parts, -5.4 + i * 1.8, 6.2, (-5.4 + i * 1.8, 3.4, event.DECK), 0)
        parts.tube((0, 2.6, event.DECK), (0, 2.6, event.DECK + 0.02), 0.15, materials.dark_steel(), 24)
        parts.tube((0, 2.6, event.DECK), (0, 2.6, event.DECK + 1.5), 0.012, materials.dark_steel(), 8)
        parts.tube(
            (0, 2.6, event.DECK + 1.5), (0, 2.45, event.DECK + 1.58), 0.024, materials.dark_steel(), 10
        )
        for px in (-2.6, 2.6):  # monitor wedges
            parts.box(
                (px - 0.3, 0.7, event.DECK),
                (px + 0.3, 1.1, event.DECK + 0.32),
                materials.paint((0.016, 0.016, 0.018), 0.6),
            )
    parts.to_object("stage")
    roof = event.ROOF - 0.6
    for i in range(5):  # warm beams from the rear truss
        px = -5.4 + i * 2.7
        start, end = (x + px, y + 6.2, roof), (x + px * 0.42, y + 2.4, event.DECK)
        lamps.spot(start, end, 2600, WARM, 30, 0.5, 0.08)
        lamps.shaft(start, end, 1.25, materials.light_shaft((1.0, 0.66, 0.36), 0.24, 1.5, 3.0, 0.6), 0.10)
    lamps.area((x, y + 5.5, event.DECK + 0.3), (x, y + 9.4, 5.0), 520, 13.0, 0.3, WARM)
    lamps.area((x, y + 3.0, roof), (x, y - 14.0, -8.0), 3000, 12.0, 1.0, WARM, 150)
    glow = MeshBuilder()
    for i in range(5):
        px = x - 5.4 + i * 2.7
        glow.tube(
            (px, y + 6.05, roof + 0.02),
            (px - 0.02, y + 6.0, roof - 0.06),
            0.11,
            materials.glowing((1.0, 0.74, 0.48), 12),
            20,
        )
    glow.to_object("lenses")


def _lanes() -> None:
    rails = MeshBuilder()
    for x in (-3.3, -1.25, 1.25, 3.3):
        event.barrier_row(rails, (x, 2.6), 90, 5)
    event.barrier_row(rails, (3.45, 2.6), 4, 5)
    event.barrier_row(rails, (-3.45, 2.6), 176, 5)
    event.barrier_row(rails, (-11.0, 29.5), 0, 10, 0.3)
    rails.to_object("barriers")


def _background() -> None:
    buildings.backdrop(-150, 150, 150, (6, 10), 0.12, 7)
    trees = MeshBuilder()
    for i, (x, y, height) in enumerate(TREES):
        park.tree(trees, x, y, height, seed=i)
    trees.box((-160, 124, 0), (160, 126, 1.7), materials.paint((0.012, 0.015, 0.010), 0.9))  # a hedge
    trees.to_object("trees")
    posts = MeshBuilder()
    for x, y in ((-19, 44), (21, 46)):
        lamps.post(posts, x, y, 6.4, 1.2 if x < 0 else -1.2, 900, shine=0.05)
    posts.to_object("lamps")
