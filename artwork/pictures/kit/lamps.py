"""Lamps that light, and the light shafts that show them. Powers in watts as Cycles counts them."""

import math

import bpy
from mathutils import Vector

from kit import materials
from kit.look import PEACH, WARM, Colour
from kit.mesh import MeshBuilder, Point


def _add(lamp: bpy.types.Light, position: Point, target: Point) -> bpy.types.Object:
    result = bpy.data.objects.new(lamp.name, lamp)
    bpy.context.collection.objects.link(result)
    result.location = position
    result.rotation_euler = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()
    return result


def spot(
    position: Point, target: Point, power: float, colour: Colour = WARM, angle: float = 80.0,
    softness: float = 0.6, radius: float = 0.12, mirrored: bool = True,
) -> bpy.types.Object:  # fmt: skip
    """Spot light; `angle` is the full opening in degrees, `radius` (metres) softens its shadows."""
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy, lamp.color, lamp.spot_size = power, colour, math.radians(angle)
    lamp.spot_blend, lamp.shadow_soft_size = softness, radius
    result = _add(lamp, position, target)
    result.visible_glossy = mirrored
    return result


def area(
    position: Point, target: Point, power: float, width: float, height: float, colour: Colour = WARM,
    spread: float = 180.0, mirrored: bool = False,
) -> bpy.types.Object:  # fmt: skip
    """Rectangular light, invisible itself; seen in mirrors only if `mirrored`."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.color, lamp.shape, lamp.spread = power, colour, "RECTANGLE", math.radians(spread)
    lamp.size, lamp.size_y = width, height
    result = _add(lamp, position, target)
    result.visible_camera, result.visible_glossy = False, mirrored
    return result


def point(position: Point, power: float, colour: Colour = WARM, radius: float = 0.1) -> bpy.types.Object:
    lamp = bpy.data.lights.new("point", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, colour, radius
    return _add(lamp, position, (position[0], position[1], position[2] - 1))


def moon(
    power: float = 0.05, colour: Colour = (0.36, 0.52, 1.0), elevation: float = 40.0, azimuth: float = 200.0
) -> None:
    """Weak, very soft directional light that lifts roofs out of the dark. Angles in degrees, from +Y."""
    lamp = bpy.data.lights.new("moon", "SUN")
    lamp.energy, lamp.color, lamp.angle = power, colour, math.radians(12)
    e, a = math.radians(elevation), math.radians(azimuth)
    away = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    _add(lamp, away, (0, 0, 0)).visible_glossy = False


def shaft(
    start: Point, end: Point, radius: float, material: bpy.types.Material, start_radius: float = 0.05
) -> bpy.types.Object:
    """Visible light cone from a lamp to `end`, with materials.light_shaft. Casts no shadow."""
    start, end = Vector(start), Vector(end)
    axis = (end - start).normalized()
    across = axis.orthogonal().normalized()
    beside, steps, sides = axis.cross(across), 14, 48

    def rim(turn: float, share: float) -> Vector:
        reach = start_radius + (radius - start_radius) * share
        angle = 2 * math.pi * turn / sides
        return start.lerp(end, share) + (across * math.cos(angle) + beside * math.sin(angle)) * reach

    mesh = MeshBuilder()
    for k in range(steps):
        near, far = k / steps, (k + 1) / steps
        for i in range(sides):
            corners = [rim(i, near), rim(i + 1, near), rim(i + 1, far), rim(i, far)]
            mesh.polygon(corners, material, [(0, near), (1, near), (1, far), (0, far)])
    result = mesh.to_object("shaft", smooth=True)
    result.visible_shadow = False
    return result


def post(
    mesh: MeshBuilder, x: float, y: float, height: float = 6.0, arm: float = 1.0, power: float = 3000.0,
    colour: Colour = WARM, shine: float = 0.12,
) -> None:  # fmt: skip
    """Slim street lamp; the arm points to +X, or to -X if `arm` is negative. Use an unturned mesh frame.

    Without `power` it has gone out.
    """
    steel = materials.dark_steel()
    mesh.tube((x, y, 0), (x, y, 0.5), 0.11, steel, end_radius=0.10)
    mesh.tube((x, y, 0.4), (x, y, height), 0.075, steel, end_radius=0.05)
    mesh.box((min(x, x + arm), y - 0.09, height - 0.02), (max(x, x + arm), y + 0.09, height + 0.06), steel)
    inner, outer = sorted((x + arm * 0.45, x + arm * 0.95))
    below = height - 0.022
    strip = materials.glowing(PEACH, 12) if power else steel
    mesh.box((inner, y - 0.07, below - 0.013), (outer, y + 0.07, below), strip)
    if not power:
        return
    lamp = Vector((x + arm * 0.7, y, height - 0.08))
    side = math.copysign(1.0, arm)
    spot(lamp, (lamp.x + side * 0.6, y, 0), power, colour, 118, 0.8, 0.15)
    if shine:
        end = (lamp.x + side * 0.4, y, 0.2)
        shaft(lamp, end, 3.6, materials.light_shaft(colour, shine, 2.6, 2.0, 0.35), 0.2)
