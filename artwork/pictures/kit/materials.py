"""Surfaces. No material is one flat value: tone and gloss always vary, in world metres."""

from functools import cache

import bpy

from kit.look import COOL, Colour
from kit.nodes import Graph

Material = bpy.types.Material

# --- solid surfaces


@cache
def paint(
    colour: Colour, roughness: float = 0.5, metal: float = 0.0, variation: float = 0.25, scale: float = 3.0,
    bump: float = 0.0,
) -> Material:  # fmt: skip
    """Painted, plastic, textile (with bump) or metal (metal=1) surface."""
    g = Graph.material("paint")
    where = g.position()
    coarse, fine = g.noise(where, scale, 4), g.noise(where, scale * 9)
    inputs = {"Normal": g.bump(fine, bump, 0.01)} if bump else {}
    return g.finish(
        g.principled(
            Base_Color=g.tinted(colour, coarse.ramp((0.3, 1 - variation), (0.7, 1 + variation))),
            Roughness=(fine * 0.25 + (roughness - 0.125)).clamped(),
            Metallic=metal,
            **inputs,
        )
    )


@cache
def concrete(
    colour: Colour = (0.20, 0.20, 0.205), panel: tuple[float, float] | None = None, roughness: float = 0.7
) -> Material:
    """Cast concrete: clouds, weather streaks, pores and, with `panel` (width, height in metres), joints."""
    g = Graph.material("concrete")
    where = g.position()
    clouds = g.noise(where, 0.6, 6, 0.62)
    streaks = g.noise(g.scaled(where, (1, 1, 0.08)), 2.2, 5, 0.6)
    pores = g.noise(where, 34, 3, 0.6)
    tone = (clouds * 0.55 + streaks * 0.45).ramp((0.30, 0.74), (0.5, 0.97), (0.72, 1.2))
    colour, height = g.tinted(colour, tone), pores * 0.35
    if panel:
        joints = g.joints(g.uv_vector(), *panel, gap=0.012)
        colour, height = g.mix(joints * 0.55, colour, (0.02, 0.02, 0.022)), height - joints * 1.2
    return g.finish(
        g.principled(
            Base_Color=colour,
            Roughness=pores.ramp((0.3, roughness - 0.12), (0.7, roughness + 0.12)),
            Specular=0.35,
            Normal=g.bump(height, 0.35, 0.02),
        )
    )


@cache
def wet_ground(
    wet: float = 0.5, puddle_scale: float = 0.16, colour: Colour = (0.040, 0.043, 0.050),
    slabs: tuple[float, float] | None = None,
) -> Material:  # fmt: skip
    """Asphalt, or paving with `slabs` (width, depth in metres), with puddles that mirror. `wet` is 0 to 1."""
    g = Graph.material("wet ground")
    where = g.position()
    broad = g.noise(g.scaled(where, (1, 0.6, 1)), puddle_scale, 5, 0.6)
    medium = g.noise(where, 1.7, 4, 0.6)
    grit = g.grains(where, 70) * 0.8 + g.noise(where, 95, 2, 0.7) * 0.6
    edge = 0.62 - 0.30 * wet
    puddle = (broad + (medium - 0.5) * 0.16).ramp((edge - 0.03, 0.0), (edge + 0.06, 0.75), (edge + 0.14, 1.0))
    roughness = g.mix(puddle, medium.ramp((0.3, 0.30), (0.7, 0.52)), (0.035, 0.035, 0.035))
    colour = g.tinted(colour, medium.ramp((0.25, 0.6), (0.75, 1.5)))
    colour = g.mix(puddle * 0.6, colour, (0.006, 0.007, 0.009))
    if slabs:
        joints = g.joints(where, *slabs, gap=0.012, stagger=0.5)
        colour = g.mix(joints * 0.8, colour, (0.004, 0.004, 0.005))
        colour = g.tinted(colour, g.slab_tone(where, *slabs, stagger=0.5, spread=0.27))
        grit = grit - joints * 3.0
        roughness = g.mix(joints * 0.7, roughness, (0.6, 0.6, 0.6))
    normal = g.bump(grit, (1.0 - puddle * 0.985) * 0.32, 0.012)
    ripples = g.bump(g.noise(where, 5.5, 2, 0.5), puddle * 0.03, 0.02, base=normal)
    return g.finish(g.principled(Base_Color=colour, Roughness=roughness, Normal=ripples))


@cache
def stone(colour: Colour = (0.150, 0.156, 0.165), slab: tuple[float, float] = (1.2, 1.2)) -> Material:
    """Honed stone floor: clouds, faint veins, hairline joints (slab sizes in metres, on the XY plane)."""
    g = Graph.material("stone")
    where = g.position()
    clouds = g.noise(where, 1.4, 8, 0.65)
    folds = g.noise(g.scaled(where, (1, 3, 1), (0, 0, 0.5)), 0.9, 6, 0.7)
    veins = abs(folds - 0.5).ramp((0.0, 1.0), (0.02, 0.0))
    joints = g.joints(where, *slab, gap=0.004)
    colour = g.tinted(colour, clouds.ramp((0.3, 0.7), (0.7, 1.3)))
    colour = g.mix(joints * 0.8, g.mix(veins * 0.10, colour, (0.30, 0.29, 0.28)), (0.02, 0.02, 0.02))
    normal = g.bump(0.0 - joints, 0.25, 0.003)
    return g.finish(g.principled(Base_Color=colour, Roughness=clouds * 0.14 + 0.06, Normal=normal))


@cache
def wood(colour: Colour = (0.20, 0.105, 0.045), grain: float = 1.0) -> Material:
    """Oiled timber with upright grain; the tone differs from board to board."""
    g = Graph.material("wood")
    where = g.position()
    rings = g.noise(g.scaled(where, (9 * grain, 9 * grain, 0.55 * grain)), 2.4, 6, 0.6)
    fibres = g.noise(g.scaled(where, (60, 60, 1.5)), 2)
    boards = g.noise(g.scaled(where, (8, 8, 0.01)), 3, 0)
    colour = g.tinted(colour, rings.ramp((0.3, 0.55), (0.7, 1.35)))
    colour = g.tinted(colour, boards.ramp((0.3, 0.8), (0.7, 1.2)))
    gloss = fibres.ramp((0.3, 0.30), (0.7, 0.45))
    return g.finish(
        g.principled(Base_Color=colour, Roughness=gloss, Specular=0.4, Normal=g.bump(fibres, 0.15, 0.004))
    )


@cache
def car_paint(colour: Colour, roughness: float = 0.22) -> Material:
    g = Graph.material("car paint")
    return g.finish(
        g.principled(
            Base_Color=colour, Roughness=roughness, Metallic=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.03
        )
    )


@cache
def cloth(colour: Colour = (0.012, 0.015, 0.022)) -> Material:
    """Dark uniform cloth: matt, with a weak sheen along the silhouette where a back light grazes it."""
    g = Graph.material("cloth")
    weave = g.noise(g.position(), 320, 2)
    folds = g.noise(g.position(), 9, 3)
    tone = folds.ramp((0.3, 0.75), (0.7, 1.25))
    normal = g.bump(weave, 0.12, 0.002, base=g.bump(folds, 0.35, 0.02))
    return g.finish(
        g.principled(
            Base_Color=g.tinted(colour, tone), Roughness=0.72, Specular=0.25, Sheen=0.4, Normal=normal
        )
    )


@cache
def road_marking(colour: Colour = (0.42, 0.42, 0.40), wear: float = 0.5) -> Material:
    """White paint, worn through in places."""
    g = Graph.material("road marking")
    where = g.position()
    cover = g.noise(where, 22, 4, 0.7) * 0.6 + g.noise(where, 2.5) * 0.4
    gloss = g.noise(where, 0.5, 4).ramp((0.35, 0.05), (0.65, 0.2))
    cover = cover.ramp((wear - 0.10, 0.0), (wear - 0.02, 1.0))
    return g.finish(g.blend(cover, g.transparent(), g.principled(Base_Color=colour, Roughness=gloss)))


@cache
def wire_mesh(cell: float = 0.05, wire: float = 0.08, colour: Colour = (0.10, 0.105, 0.11)) -> Material:
    """Double-rod fence panel cut out of a plane. `cell` metres between uprights, `wire` as a share of it."""
    g = Graph.material("wire mesh")
    u, v = g.uv()
    upright = (u / cell).fraction().below(wire * 1.4)
    across = (v / (cell * 4)).fraction().below(wire * 0.5)
    metal = g.principled(Base_Color=colour, Roughness=0.4, Metallic=0.7)
    return g.finish(g.blend(upright.at_least(across), g.transparent(), metal))


# --- glass


@cache
def glass(tint: Colour = (0.80, 0.88, 0.92), wave: float = 0.02) -> Material:
    """Window pane: a Fresnel mirror over plain transparency; no refraction, so no caustic noise."""
    g = Graph.material("glass")
    fresnel = g.node("ShaderNodeFresnel").feed(IOR=1.5)
    normal = g.bump(g.noise(g.position(), 0.55, 1), wave, 0.02)
    mirror = g.node("ShaderNodeBsdfGlossy").feed(Color=(1, 1, 1), Roughness=0.0, Normal=normal)
    return g.finish(g.blend((fresnel * 1.1 + 0.03).clamped(), g.transparent(tint), mirror))


@cache
def dark_glass(roughness: float = 0.03) -> Material:
    """A pane with nothing lit behind it: car windows, screens that are off."""
    g = Graph.material("dark glass")
    return g.finish(g.principled(Base_Color=(0.004, 0.005, 0.007), Roughness=roughness, Specular=0.8))


# --- things that shine


@cache
def glowing(colour: Colour, strength: float) -> Material:
    """A light that is seen, directly and mirrored, but lights nothing: put a real lamp beside it.

    Warm ones take look.PEACH; strengths: 1 a dim pane, 3-5 a light strip, 20-60 a bare lamp.
    """
    g = Graph.material("glowing")
    return g.finish(g.emission(colour, (1.0 - g.diffuse_ray()) * strength), lights_the_scene=False)


@cache
def painted_light(strength: float = 1.0, lighting: float = 0.15) -> Material:
    """Room surfaces that carry their light in the corner colours; `lighting` is what they give to the scene."""
    g = Graph.material("painted light")
    tone = g.noise(g.position(), 1.3).ramp((0.3, 0.85), (0.7, 1.12))
    dimmed = 1.0 - g.diffuse_ray() * (1 - lighting)
    return g.finish(g.emission(g.tinted(g.corner_colour(), tone), dimmed * strength), lights_the_scene=False)


@cache
def light_shaft(
    colour: Colour, strength: float, falloff: float = 1.6, softness: float = 2.2, smoke: float = 0.5
) -> Material:
    """Added light on a cone mesh (lamps.shaft): UV.v runs from 0 at the lamp to 1 at the end. No volume."""
    g = Graph.material("light shaft")
    _, along = g.uv()
    fading = (1.0 - along).clamped() ** falloff * g.facing() ** softness
    drift = g.noise(g.position(), 0.9, 4, 0.6) * (smoke * 2) + (1 - smoke)
    light = g.emission(colour, fading * drift * (1.0 - g.diffuse_ray()) * strength)
    return g.finish(g.sum(g.transparent(), light), lights_the_scene=False)


@cache
def distant_windows(
    lit: float = 0.22, bay: float = 1.5, floor: float = 3.6, strength: float = 1.6, warm: float = 0.75,
    wall: Colour = (0.035, 0.045, 0.06), seed: float = 0.0,
) -> Material:  # fmt: skip
    """Facade of a far building. `lit` and `warm` are shares; `bay` and `floor` metres. Not nearer than 100 m."""
    g = Graph.material("distant windows")
    u, v = g.uv()
    x, y = u / bay, v / floor
    column, row = x.floor(), y.floor()
    building = g.node("ShaderNodeObjectInfo").output("Random") * 97.0 + seed
    chance, tint = g.random(column, row, building)
    same_floor, _ = g.random(row, building)
    same_flat, _ = g.random((x / 4.0).floor(), row, building + 5.0)
    likely = same_flat.above(1 - lit * 0.8) * 0.6 + same_floor.above(0.93) * 0.7 + lit * 0.55
    window = x.fraction().between(0.14, 0.86) * y.fraction().between(0.30, 0.84)
    brightness, is_cool, _ = g.split(tint)
    colour = g.mix(is_cool.above(warm), (1, 0.55, 0.22), (0.75, 0.86, 1))
    light = window * chance.below(likely) * (brightness**3.0 * strength + strength * 0.05)
    light = light * (y.fraction() * 0.9 + 0.35) * (1.0 - g.diffuse_ray())
    return g.finish(
        g.principled(
            Base_Color=g.mix(window, wall, (0.008, 0.011, 0.016)),
            Roughness=g.mix(window, (0.65, 0.65, 0.65), (0.08, 0.08, 0.08)),
            Emission=colour,
            Emission_Strength=light,
        ),
        lights_the_scene=False,
    )


# --- the studio's usual choices


def dark_steel() -> Material:
    return paint((0.045, 0.048, 0.052), 0.42, 0.8)


def bright_steel() -> Material:
    return paint((0.45, 0.45, 0.46), 0.28, 1.0, scale=8.0)


def aluminium() -> Material:
    return paint((0.05, 0.053, 0.058), 0.38, 0.75, scale=1.2)


def screen(strength: float = 1.2) -> Material:
    return glowing(COOL, strength)
