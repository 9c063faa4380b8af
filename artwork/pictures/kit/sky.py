"""The blue-hour dome."""

import math

import bpy

from kit.look import Sky
from kit.nodes import Graph, Signal


def build(sky: Sky) -> None:
    """Deep zenith, lighter horizon, a faint warm after-glow in one direction, streaked clouds."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    g = Graph(world)
    direction = g.node("ShaderNodeTexCoord").output("Generated")
    x, y, up = g.split(direction)
    up = up.at_least(0.0)

    between = tuple(h * 0.42 + m * 0.58 for h, m in zip(sky.horizon, sky.middle))
    dome = up.ramp((0.0, sky.horizon), (0.10, between), (0.28, sky.middle), (0.75, sky.zenith))
    glow = _after_glow(g, sky, x, y, up)
    colour = g.mix(glow, dome, sky.glow, "ADD")

    streaks = g.noise(g.scaled(direction, (1.6, 1.6, 9.0)), 2.1, 7, 0.58).ramp((0.42, 0.0), (0.68, 1.0))
    reach = up.ramp((0.0, 0.0), (0.06, 1.0), (0.5, 0.55))
    shade = tuple(value * 0.42 for value in sky.middle)
    cloud = g.mix(glow, shade, tuple(value * 0.5 for value in sky.glow), "ADD")
    colour = g.mix(streaks * reach * sky.clouds, colour, cloud)
    g.finish(g.node("ShaderNodeBackground").feed(colour, sky.strength))


def _after_glow(g: Graph, sky: Sky, x: Signal, y: Signal, up: Signal) -> Signal:
    azimuth = g.node("ShaderNodeMath", operation="ARCTAN2").feed(x, y)
    aside = azimuth - math.radians(sky.glow_direction)
    width = math.radians(sky.glow_width)
    return (aside * aside * (-1 / width**2)).exp() * (up * -13.0).exp()
