"""Works premises: palisade fence, gatehouse with a real lit room, sheds with saw-tooth roofs, chimney, tanks."""

import math
from random import Random

import bpy
from mathutils import Vector

from kit import lamps, materials
from kit.look import PEACH, SIGNAL_RED, WARM, Colour
from kit.mesh import MeshBuilder

Ground = tuple[float, float]


def palisade(mesh: MeshBuilder, start: Ground, end: Ground, height: float = 2.3, gap: float = 0.125) -> None:
    """Steel palisade: square uprights on two rails, stronger posts every 3 m, a concrete edge below."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    steel, length = materials.dark_steel(), (b - a).length
    along = (b - a).normalized()
    aside, up = Vector((-along.y, along.x, 0)), Vector((0, 0, 1))
    for i in range(round(length / gap) + 1):
        foot = a + along * (i * gap)
        mesh.tube(foot + up * 0.12, foot + up * height, 0.016, steel, 4)
    for z in (0.32, height - 0.28):
        mesh.tube(a + up * z, b + up * z, 0.030, steel, 4)
    for i in range(round(length / 3) + 1):
        foot = a + along * min(length, i * 3.0) + aside * 0.05
        mesh.tube(foot, foot + up * (height + 0.12), 0.055, steel, 4)
    for i in range(math.ceil(length / 3)):
        p, q = a + along * (i * 3.0), a + along * min(length, i * 3.0 + 2.99)
        mesh.tube(p + up * 0.03, q + up * 0.03, 0.07, materials.concrete(), 4)


GATEHOUSE = (4.8, 3.4, 3.0)  # width, depth, height in metres
GATE_LAMP = (-2.15, -0.95)  # the lamp in its soffit that shines on the barrier


def gatehouse(mesh: MeshBuilder, light: float = 1.0) -> None:
    """Gatehouse at the frame's origin, glazed to -y and to both sides, with a lit room and a wide flat roof.

    The room is real: its lamps light the ground outside. `light` is their share of the usual strength.
    """
    width, depth, height = GATEHOUSE
    sill, head, frame = 0.95, 2.50, materials.aluminium()
    cladding = materials.concrete((0.085, 0.09, 0.10), (1.2, 0.95))
    inside = materials.paint((0.42, 0.39, 0.35), 0.6, variation=0.12, scale=0.8)
    floor = materials.paint((0.10, 0.10, 0.10), 0.5)
    pane = materials.glass(wave=0.01)
    mesh.box((0, 0, 0), (width, depth, 0.14), floor)
    mesh.box((0, 0, 0), (width, 0.14, sill), cladding)
    mesh.box((0, 0.14, 0), (0.14, depth, sill), cladding)
    mesh.box((width - 0.14, 0.14, 0), (width, depth, sill), cladding)
    mesh.box((0, depth - 0.14, 0), (width, depth, height - 0.3), cladding)
    mesh.box((0.14, depth - 0.17, 0.14), (width - 0.14, depth - 0.145, height - 0.32), inside)
    for low, high in (((0, 0, head), (width, 0.14, height - 0.3)), ((0, 0, head), (0.14, depth, height - 0.3)),
                      ((width - 0.14, 0, head), (width, depth, height - 0.3))):  # fmt: skip
        mesh.box(low, high, frame)
    mesh.box((-0.04, -0.06, sill - 0.04), (width + 0.04, 0.16, sill), frame)
    uprights = (0.06, 1.6, 3.2, width - 0.06)
    for x in uprights:
        mesh.box((x - 0.045, 0.0, sill), (x + 0.045, 0.13, head), frame)
    for x in (0.06, width - 0.06):
        for y in (1.2, 2.3, depth - 0.06):
            mesh.box((x - 0.05, y - 0.035, sill), (x + 0.05, y + 0.035, head), frame)
        mesh.polygon([(x, 0.05, sill), (x, depth, sill), (x, depth, head), (x, 0.05, head)], pane)
    mesh.polygon([(0.05, 0.06, sill), (width, 0.06, sill), (width, 0.06, head), (0.05, 0.06, head)], pane)
    mesh.box((1.68, 0.02, sill), (1.74, 0.12, 1.38), frame)  # the hatch for papers
    mesh.box((1.68, 0.02, 1.34), (3.12, 0.12, 1.39), frame)
    _roof(mesh, light)
    _watch_room(mesh, inside, light)


def _roof(mesh: MeshBuilder, light: float) -> None:
    """Flat roof that reaches out over the lane on the -x side, with round lamps in its soffit."""
    width, depth, height = GATEHOUSE
    steel, soffit = materials.dark_steel(), materials.paint((0.16, 0.155, 0.15), 0.5)
    mesh.box((-2.5, -1.1, height - 0.28), (width + 0.5, depth + 0.3, height - 0.24), soffit)
    mesh.box((-2.56, -1.16, height - 0.24), (width + 0.56, depth + 0.36, height + 0.10), steel)
    mesh.box(
        (-2.60, -1.20, height + 0.08), (width + 0.60, depth + 0.40, height + 0.12), materials.bright_steel()
    )
    mesh.box((3.0, 1.4, height + 0.1), (4.1, 2.4, height + 0.75), materials.paint((0.22, 0.225, 0.23), 0.5))
    mesh.tube((0.5, 2.4, height), (0.5, 2.4, height + 2.6), 0.018, steel, 6)
    for x, y in (GATE_LAMP, (0.2, -0.6), (2.4, -0.6), (4.3, -0.6)):
        z = height - 0.285
        mesh.tube((x, y, z), (x, y, z - 0.012), 0.09, materials.glowing(PEACH, 14), 20)
        spot = mesh.to_world((x, y, z - 0.03))
        lamps.spot(spot, spot - Vector((0, 0, 3)), 420 * light, WARM, 120, 0.9, 0.09)
    gate = mesh.to_world((*GATE_LAMP, height - 0.34))
    lamps.spot(gate, mesh.to_world((-4.2, 0.9, 0.8)), 2600 * light, WARM, 95, 0.9, 0.09, mirrored=False)
    edge = mesh.to_world((-2.3, -0.7, height - 0.3))
    lamps.spot(edge, mesh.to_world((-5.0, -3.5, 0)), 4200 * light, WARM, 105, 0.9, 0.12)


def _watch_room(mesh: MeshBuilder, inside: bpy.types.Material, light: float) -> None:
    width, depth, height = GATEHOUSE
    timber, dark = materials.paint((0.24, 0.15, 0.08), 0.45), materials.paint((0.02, 0.021, 0.023), 0.5)
    mesh.box((0.14, 0.14, height - 0.34), (width - 0.14, depth - 0.16, height - 0.30), inside)
    mesh.box((0.2, 0.2, 0.84), (width - 0.2, 0.95, 0.88), timber)
    for x, turn in ((0.55, 10), (1.12, 4), (3.72, -6)):
        with mesh.placed((x, 0.55, 0.88), turn):
            mesh.box((-0.27, 0, 0.10), (0.27, 0.03, 0.44), dark)
            mesh.box((-0.03, -0.02, 0), (0.03, 0, 0.2), dark)
            mesh.box((-0.25, 0.031, 0.12), (0.25, 0.034, 0.42), materials.screen(1.6))
    back = depth - 0.17
    mesh.box((0.5, back - 0.10, 1.25), (1.25, back, 2.15), materials.paint((0.10, 0.105, 0.11), 0.4, 0.3))
    for i in range(4):  # keys
        for k in range(5):
            x, z = 0.58 + k * 0.14, 1.38 + i * 0.2
            mesh.box((x, back - 0.13, z), (x + 0.035, back - 0.10, z + 0.09), materials.bright_steel())
    mesh.box((1.6, back - 0.02, 1.35), (2.7, back, 2.05), materials.paint((0.22, 0.16, 0.10), 0.8))
    sheets = Random(4)
    for i in range(7):
        x, z = 1.66 + i * 0.145, 1.42 + sheets.uniform(0, 0.28)
        mesh.box(
            (x, back - 0.03, z), (x + 0.11, back - 0.02, z + 0.20), materials.paint((0.6, 0.58, 0.54), 0.7)
        )
    mesh.box((3.05, back - 0.4, 0.14), (4.25, back, 1.9), materials.paint((0.20, 0.21, 0.215), 0.5))
    for i in range(9):
        tone = sheets.uniform(0.03, 0.22)
        x = 3.1 + i * 0.12
        mesh.box(
            (x, back - 0.36, 1.9),
            (x + 0.09, back - 0.06, 2.22),
            materials.paint((tone, tone * 0.9, tone * 0.75), 0.7),
        )
    low = height - 0.355
    for x in (1.2, 3.4):
        mesh.box((x - 0.6, 1.5, low - 0.02), (x + 0.6, 1.8, low), materials.glowing(PEACH, 7))
        above = mesh.to_world((x, 1.65, low - 0.05))
        lamps.area(above, above - Vector((0, 0, 2)), 330 * light, 1.2, 0.4, WARM)
    mesh.tube((3.1, 0.55, 0.88), (3.1, 0.55, 1.28), 0.012, dark, 8)
    mesh.tube((3.1, 0.55, 1.22), (3.1, 0.55, 1.38), 0.13, materials.glowing(PEACH, 5), 20, 0.08)
    lamps.point(mesh.to_world((3.1, 0.55, 1.15)), 12 * light, WARM, 0.08)


def shed(
    mesh: MeshBuilder, bays: int, bay: float = 9.0, depth: float = 40.0, eaves: float = 8.5, rise: float = 4.2,
    light: float = 0.35, seed: int = 1, wall: Colour = (0.030, 0.034, 0.040),
) -> None:  # fmt: skip
    """Factory hall with a saw-tooth roof along +x; the steep north lights glow where there is a late shift."""
    random, surface = Random(seed), materials.concrete(wall, (3.0, 1.1))
    roof = materials.dark_steel()
    cold = materials.paint((0.012, 0.016, 0.024), 0.1)
    for i in range(bays):
        x0, x1 = i * bay, (i + 1) * bay
        mesh.box((x0, 0, 0), (x1, depth, eaves), surface)
        ridge = x0 + bay * 0.24
        top = eaves + rise
        mesh.polygon([(x0, 0, eaves), (x1, 0, eaves), (ridge, 0, top)], surface)
        mesh.polygon([(ridge, 0, top), (x1, 0, eaves), (x1, depth, eaves), (ridge, depth, top)], roof)
        mesh.polygon([(x0, depth, eaves), (x0, 0, eaves), (ridge, 0, top), (ridge, depth, top)], cold)
        _gable(mesh, random, x0, bay, eaves, light)
        if random.random() < 0.5:  # a ventilator on the ridge
            mesh.tube((ridge + 0.4, 3, top - 0.8), (ridge + 0.4, 3, top + 0.9), 0.45, roof, 14)
            mesh.tube((ridge + 0.4, 3, top + 0.9), (ridge + 0.4, 3, top + 1.25), 0.75, roof, 14, 0.15)
        mesh.box((x0 - 0.12, -0.15, 0), (x0 + 0.12, 0.0, eaves), roof)
    mesh.box((-0.2, -0.1, eaves - 0.15), (bays * bay + 0.2, 0.0, eaves + 0.1), roof)


def _gable(mesh: MeshBuilder, random: Random, x0: float, bay: float, eaves: float, light: float) -> None:
    """What the front of one bay shows: a band of panes, two tall windows, a door with its lamp, or nothing."""
    steel, blind = materials.dark_steel(), materials.paint((0.012, 0.016, 0.024), 0.1)
    kind = random.choice(("band", "band", "tall", "gate", "wall"))
    if kind == "gate":
        for i in range(9):
            mesh.box(
                (x0 + 2.2, -0.06, 0.5 * i),
                (x0 + 6.4, 0, 0.5 * i + 0.47),
                materials.paint((0.10, 0.11, 0.12), 0.5),
            )
        mesh.box((x0 + 4.0, -0.35, 5.2), (x0 + 4.6, 0, 5.3), steel)
        mesh.box((x0 + 4.05, -0.34, 5.17), (x0 + 4.55, -0.02, 5.2), materials.glowing(PEACH, 6))
        lamp = mesh.to_world((x0 + 4.3, -0.5, 5.1))
        lamps.spot(lamp, mesh.to_world((x0 + 4.3, -1.0, 0)), 900, WARM, 120, 0.9, 0.1, mirrored=False)
        return
    shapes = {
        "band": (1.0, 8, 0.92, eaves - 2.6, 1.2),
        "tall": (1.6, 4, 1.5, eaves - 5.2, 3.6),
        "wall": (0, 0, 0, 0, 0),
    }
    start, columns, pitch, low, height = shapes[kind]
    awake = random.random() < 0.5
    rows = max(1, round(height / 1.2))
    for k in range(columns):
        for row in range(rows):
            left, sill = x0 + start + k * pitch, low + row * height / rows
            shine = (
                light * random.choice((0.25, 0.6, 0.8, 1.0, 1.3)) if awake and random.random() < 0.9 else 0.0
            )
            pane = materials.glowing(PEACH, round(shine, 3)) if shine else blind
            mesh.box((left, -0.04, sill), (left + pitch - 0.14, -0.02, sill + height / rows - 0.1), pane)


def barrier(mesh: MeshBuilder, length: float = 5.3, side: int = 1) -> None:
    """Shut boom with red and white foil and a hanging grille, from the frame's origin to +x or (side=-1) to -x."""
    steel, rods = materials.paint((0.10, 0.105, 0.11), 0.4, 0.5), materials.paint(
        (0.30, 0.30, 0.30), 0.4, 0.6
    )
    white, red = materials.paint((0.75, 0.75, 0.72), 0.35), materials.paint((0.55, 0.025, 0.02), 0.35)
    mesh.box((-0.22, -0.2, 0), (0.22, 0.2, 1.08), steel)
    mesh.box((-0.24, -0.22, 1.08), (0.24, 0.22, 1.14), materials.dark_steel())

    def part(x0: float, x1: float, y: float, z0: float, z1: float, surface: bpy.types.Material) -> None:
        near, far = sorted((side * x0, side * x1))
        mesh.box((near, -0.26 - y, z0), (far, -0.26 + y, z1), surface)

    part(-0.7, 0.0, 0.05, 0.90, 1.08, steel)
    count = round(length / 0.55)
    for i in range(count):
        part(length * i / count, length * (i + 1) / count, 0.03, 0.92, 1.06, red if i % 2 else white)
    for i in range(round((length - 0.5) / 0.14)):
        x = side * (0.4 + i * 0.14)
        mesh.tube((x, -0.26, 0.22), (x, -0.26, 0.92), 0.010, rods, 6)
    for z in (0.22, 0.57):
        part(0.4, length - 0.1, 0.012, z, z + 0.025, rods)
    part(length - 0.05, length + 0.05, 0.08, 0, 0.92, steel)
    x = side * length * 0.55
    mesh.tube((x, -0.31, 1.10), (x, -0.25, 1.10), 0.045, materials.glowing(SIGNAL_RED, 7), 14)


def chimney(mesh: MeshBuilder, height: float = 62.0, radius: float = 2.6) -> None:
    """Brick stack with bands, ladder hoops and obstacle lights."""
    brick, band = materials.concrete((0.075, 0.062, 0.058)), materials.dark_steel()
    mesh.tube((0, 0, 0), (0, 0, height), radius, brick, 28, radius * 0.62)
    for share in (0.35, 0.62, 0.84, 0.97):
        r = radius * (1 - 0.38 * share) + 0.12
        mesh.tube((0, 0, height * share), (0, 0, height * share + 0.6), r, band, 28)
    mesh.tube((radius, -0.4, 2), (radius * 0.68, -0.4, height), 0.12, band, 6)
    lamp = materials.glowing(SIGNAL_RED, 14)
    for share in (0.6, 1.0):
        r = radius * (1 - 0.38 * share) + 0.2
        for side in (-1, 1):
            x, y, z = side * r, -r * 0.5, height * share - 0.4
            mesh.tube((x, y, z - 0.5), (x, y, z), 0.09, band, 8)
            mesh.tube((x, y, z), (x, y, z + 0.4), 0.18, lamp, 12, 0.12)


def tank(mesh: MeshBuilder, radius: float = 3.4, height: float = 13.0) -> None:
    """Upright storage tank with a railing."""
    steel = materials.paint((0.16, 0.165, 0.17), 0.4, 0.6, scale=0.4)
    mesh.tube((0, 0, 0), (0, 0, height), radius, steel, 36)
    mesh.tube((0, 0, height), (0, 0, height + radius * 0.28), radius, steel, 36, radius * 0.12)
    for i in range(18):
        angle = 2 * math.pi * i / 18
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        mesh.tube((x, y, height), (x, y, height + 1.1), 0.03, materials.dark_steel(), 4)
    mesh.tube(
        (0, 0, height + 1.05), (0, 0, height + 1.12), radius + 0.03, materials.dark_steel(), 36, caps=False
    )


def pipe_bridge(mesh: MeshBuilder, start: Ground, end: Ground, height: float = 6.0) -> None:
    """Trestles with three pipes from one hall to the next."""
    a, b, steel = Vector((*start, 0)), Vector((*end, 0)), materials.dark_steel()
    aside = (b - a).normalized().cross(Vector((0, 0, 1)))
    pipes = materials.paint((0.20, 0.205, 0.21), 0.35, 0.8)
    count = max(2, round((b - a).length / 9))
    for i in range(count + 1):
        foot = a.lerp(b, i / count)
        for side in (-0.9, 0.9):
            mesh.tube(foot + aside * side, foot + aside * side * 0.8 + Vector((0, 0, height)), 0.12, steel, 4)
        mesh.tube(
            foot - aside * 1.3 + Vector((0, 0, height)),
            foot + aside * 1.3 + Vector((0, 0, height)),
            0.12,
            steel,
            4,
        )
    for offset, radius in ((-0.8, 0.28), (0.0, 0.18), (0.7, 0.36)):
        rise = Vector((0, 0, height + radius + 0.1)) + aside * offset
        mesh.tube(a + rise, b + rise, radius, pipes, 16)
