"""Rooms: stone walls, polished floors, glass fronts, suspended lamps, reception desk, gates, lift doors."""

import bpy
from mathutils import Vector

from kit import lamps, materials
from kit.look import PEACH, WARM, Colour
from kit.mesh import MeshBuilder
from kit.nodes import Graph

Span = tuple[float, float]


def wall_stone(
    colour: Colour = (0.16, 0.155, 0.15), slab: tuple[float, float] = (1.2, 2.4), roughness: float = 0.32
) -> bpy.types.Material:
    """Honed natural stone on walls: bedding veins, clouds, hairline joints, a tone per slab (UV in metres)."""
    g = Graph.material("wall stone")
    where, uv = g.position(), g.uv_vector()
    clouds = g.noise(where, 1.1, 7, 0.62)
    bedding = g.noise(g.scaled(where, (0.5, 0.5, 3.2), (0.0, 0.12, 0.0)), 1.6, 7, 0.66)
    veins = abs(bedding - 0.5).ramp((0.0, 1.0), (0.03, 0.0))
    joints = g.joints(uv, *slab, gap=0.005)
    tone = (clouds * 0.45 + bedding * 0.55).ramp((0.30, 0.72), (0.72, 1.25))
    base = g.tinted(g.tinted(colour, tone), g.slab_tone(uv, *slab, stagger=0.0, spread=0.10))
    base = g.mix(veins * 0.16, base, (0.34, 0.32, 0.30))
    base = g.mix(joints * 0.85, base, (0.012, 0.012, 0.013))
    rough = clouds.ramp((0.3, roughness - 0.07), (0.7, roughness + 0.08))
    return g.finish(g.principled(Base_Color=base, Roughness=rough, Normal=g.bump(0.0 - joints, 0.3, 0.004)))


def fine_stone(colour: Colour = (0.075, 0.078, 0.086)) -> bpy.types.Material:
    """Honed fine-grained stone for what lies near: a sill, a table."""
    g = Graph.material("fine stone")
    where = g.position()
    crystals = g.noise(where, 420, 3, 0.7).ramp((0.34, 0.70), (0.66, 1.34))
    grains = g.grains(where, 260).ramp((0.0, 0.86), (0.6, 1.10))
    clouds = g.noise(where, 9, 3).ramp((0.3, 0.95), (0.7, 1.05))
    base = g.tinted(g.tinted(g.tinted(colour, crystals), grains), clouds)
    rough = g.noise(where, 60, 3).ramp((0.3, 0.27), (0.7, 0.33))
    return g.finish(g.principled(Base_Color=base, Roughness=rough))


def glass_front(
    mesh: MeshBuilder,
    width: float,
    height: float,
    bay: float = 1.8,
    transom: float | None = 2.75,
    sill: float = 0.06,
) -> None:
    """Storey-high glazing along +x of the frame, in the plane y=0: slim posts, rails and panes."""
    steel, pane = materials.dark_steel(), materials.glass(wave=0.0)
    posts = max(1, round(width / bay))
    for k in range(posts + 1):
        x = width * k / posts
        mesh.box((x - 0.03, -0.08, 0), (x + 0.03, 0.08, height), steel)
    for z in (sill, height - 0.04, *([transom] if transom else [])):
        mesh.box((0, -0.06, z - 0.035), (width, 0.06, z + 0.035), steel)
    mesh.polygon([(0, 0, 0), (width, 0, 0), (width, 0, height), (0, 0, height)], pane)


def slats(
    mesh: MeshBuilder, width: float, z: Span, material: bpy.types.Material, slat: float = 0.04, gap: float = 0.05,
    depth: float = 0.05,
) -> None:  # fmt: skip
    """Upright slats along +x of the frame, standing out towards -y."""
    count = int(width / (slat + gap))
    pitch = width / count
    for i in range(count):
        x = i * pitch + (pitch - slat) / 2
        mesh.box((x, -depth, z[0]), (x + slat, 0, z[1]), material)


def pendant(mesh: MeshBuilder, x: float, y: float, ceiling: float, low: float, power: float = 220.0) -> None:
    """A slim hanging tube with an opal glass end that lights what is below it. Use an unturned mesh frame."""
    body = materials.paint((0.02, 0.021, 0.023), 0.4, 0.6)
    mesh.tube((x, y, low + 0.44), (x, y, ceiling), 0.006, body, 6)
    mesh.tube((x, y, ceiling - 0.03), (x, y, ceiling), 0.05, body, 20)
    mesh.tube((x, y, low + 0.17), (x, y, low + 0.44), 0.060, body, 28)
    mesh.tube((x, y, low), (x, y, low + 0.17), 0.054, materials.glowing(PEACH, 3.2), 28)
    lamps.spot((x, y, low - 0.01), (x, y, 0), power, WARM, 110, 0.9, 0.06)


def monitor(
    mesh: MeshBuilder, width: float = 0.56, height: float = 0.33, base: float = 0.0, lit: bool = False
) -> None:
    """A flat monitor on a foot; it looks towards -y of the frame, and stands on z=`base`."""
    body, half = materials.paint((0.012, 0.012, 0.014), 0.4, 0.2), width / 2
    mesh.box((-0.11, -0.06, base), (0.11, 0.11, base + 0.012), body)
    mesh.box((-0.03, 0.025, base + 0.01), (0.03, 0.045, base + 0.22), body)
    low = base + 0.13
    mesh.box((-half, -0.012, low), (half, 0.018, low + height), body)
    face = materials.screen(0.5) if lit else materials.dark_glass(0.12)
    inset = 0.012
    corners = [(-half + inset, low + inset), (half - inset, low + inset)]
    corners += [(half - inset, low + height - inset), (-half + inset, low + height - inset)]
    mesh.polygon([(x, -0.0125, z) for x, z in corners], face)


def table_lamp(
    mesh: MeshBuilder, x: float, y: float, base: float, power: float = 22.0, glow: float = 3.4
) -> None:
    """Lamp with a cloth shade, lit from inside. Use an unturned mesh frame."""
    brass = materials.paint((0.34, 0.24, 0.13), 0.32, 1.0, scale=8.0)
    mesh.tube((x, y, base), (x, y, base + 0.018), 0.095, brass, 32)
    mesh.tube((x, y, base + 0.018), (x, y, base + 0.36), 0.011, brass, 12)
    mesh.tube(
        (x, y, base + 0.30), (x, y, base + 0.53), 0.17, materials.glowing(PEACH, glow), 40, 0.13, caps=False
    )
    mesh.tube((x, y, base + 0.295), (x, y, base + 0.302), 0.172, brass, 40, caps=False)
    lamps.point((x, y, base + 0.27), power * 0.6, WARM, 0.07)
    lamps.point((x, y, base + 0.62), power * 0.5, WARM, 0.09)


def reception_desk(mesh: MeshBuilder, length: float = 5.0) -> None:
    """A stone counter with a slatted timber front along +x; visitors stand at -y, staff at +y.

    Light the front with lamps.area below the counter's edge.
    """
    counter, timber = wall_stone((0.045, 0.046, 0.050), (9.0, 9.0), 0.22), materials.wood(
        (0.21, 0.125, 0.065)
    )
    plinth = materials.paint((0.012, 0.012, 0.013), 0.5)
    mesh.box((0.10, 0.12, 0), (length - 0.10, 0.80, 0.09), plinth)
    mesh.box((0.0, 0.05, 0.09), (length, 0.11, 1.06), materials.paint((0.02, 0.018, 0.016), 0.6))
    with mesh.placed((0.0, 0.05, 0.0)):
        slats(mesh, length, (0.09, 1.05), timber, 0.034, 0.032, 0.042)
    for x in (0.0, length - 0.06):
        mesh.box((x, -0.04, 0.0), (x + 0.06, 0.86, 1.08), counter)
    mesh.box((-0.02, -0.12, 1.08), (length + 0.02, 0.34, 1.125), counter)
    mesh.box((0.06, 0.34, 0.70), (length - 0.06, 0.92, 0.74), timber)


def access_gate(mesh: MeshBuilder, x: float, y: float, length: float = 1.5, free: bool = True) -> None:
    """One pillar of a row of speed gates, lying along y from (x, y); glass wings in the middle on both sides."""
    steel, top, pane = (
        materials.bright_steel(),
        materials.paint((0.012, 0.012, 0.013), 0.25),
        materials.glass(wave=0.0),
    )
    mesh.box((x - 0.08, y + 0.06, 0.0), (x + 0.08, y + length - 0.06, 0.06), top)
    mesh.box((x - 0.09, y, 0.05), (x + 0.09, y + length, 0.95), steel)
    mesh.box((x - 0.095, y - 0.005, 0.95), (x + 0.095, y + length + 0.005, 0.985), top)
    signal = materials.glowing((0.30, 1.0, 0.55) if free else PEACH, 1.6)
    mesh.box((x - 0.03, y - 0.008, 0.80), (x + 0.03, y - 0.002, 0.83), signal)
    mesh.box((x - 0.05, y + 0.10, 0.985), (x + 0.05, y + 0.24, 0.988), materials.screen(0.35))
    middle = y + length / 2
    for near, far in ((x - 0.50, x - 0.10), (x + 0.10, x + 0.50)):
        mesh.polygon(
            [(near, middle, 0.30), (far, middle, 0.30), (far, middle, 1.25), (near, middle, 1.25)], pane
        )


def lift_door(mesh: MeshBuilder, width: float = 1.1, height: float = 2.25) -> None:
    """Two steel leaves in a stone frame, at the frame's origin, seen from -y."""
    frame, leaf = materials.dark_steel(), materials.paint((0.36, 0.365, 0.375), 0.24, 1.0, scale=5.0)
    half = width / 2
    mesh.box((-half - 0.10, -0.05, 0), (half + 0.10, 0.05, height + 0.10), frame)
    mesh.box((-half, -0.055, 0), (-0.004, -0.04, height), leaf)
    mesh.box((0.004, -0.055, 0), (half, -0.04, height), leaf)
    mesh.box((half + 0.30, -0.02, 1.0), (half + 0.38, 0.05, 1.22), leaf)
    mesh.box((half + 0.325, -0.025, 1.10), (half + 0.355, -0.019, 1.13), materials.glowing(PEACH, 3))


def light_line(
    mesh: MeshBuilder, start: Span, end: Span, ceiling: float, power: float, width: float = 0.05
) -> None:
    """A recessed light strip in the ceiling, parallel to x or y, with the real light under it."""
    (x0, y0), (x1, y1) = start, end
    along_x = abs(x1 - x0) > abs(y1 - y0)
    dx, dy = (0.0, width / 2) if along_x else (width / 2, 0.0)
    slot = materials.paint((0.008, 0.008, 0.009), 0.5)
    mesh.box((x0 - dx * 2, y0 - dy * 2, ceiling - 0.006), (x1 + dx * 2, y1 + dy * 2, ceiling + 0.02), slot)
    mesh.box(
        (x0 - dx, y0 - dy, ceiling - 0.009),
        (x1 + dx, y1 + dy, ceiling - 0.006),
        materials.glowing(PEACH, 2.6),
    )
    middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, ceiling - 0.03))
    long, short = (abs(x1 - x0), width) if along_x else (width, abs(y1 - y0))
    lamps.area(middle, middle - Vector((0, 0, 1)), power, long, short, PEACH, 150)
