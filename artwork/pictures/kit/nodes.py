"""Shader nodes as expressions: `(noise * 0.5 + 0.2).ramp(...)` instead of links between boxes."""

from __future__ import annotations

import bpy

from kit.look import Colour

Number = "Signal | float"


class Signal:
    """An output of a node. Arithmetic on it adds maths nodes."""

    def __init__(self, graph: Graph, socket: bpy.types.NodeSocket) -> None:
        self.graph, self.socket = graph, socket

    def _maths(self, operation: str, *operands: Number, clamp: bool = False) -> Signal:
        node = self.graph.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        return node.feed(*operands)

    def __add__(self, other: Number) -> Signal:
        return self._maths("ADD", self, other)

    def __sub__(self, other: Number) -> Signal:
        return self._maths("SUBTRACT", self, other)

    def __rsub__(self, other: Number) -> Signal:
        return self._maths("SUBTRACT", other, self)

    def __mul__(self, other: Number) -> Signal:
        return self._maths("MULTIPLY", self, other)

    def __truediv__(self, other: Number) -> Signal:
        return self._maths("DIVIDE", self, other)

    def __pow__(self, other: Number) -> Signal:
        return self._maths("POWER", self, other)

    def __abs__(self) -> Signal:
        return self._maths("ABSOLUTE", self)

    __radd__, __rmul__ = __add__, __mul__

    def above(self, limit: Number) -> Signal:
        return self._maths("GREATER_THAN", self, limit)

    def below(self, limit: Number) -> Signal:
        return self._maths("LESS_THAN", self, limit)

    def between(self, low: float, high: float) -> Signal:
        return self.above(low) * self.below(high)

    def at_least(self, other: Number) -> Signal:
        return self._maths("MAXIMUM", self, other)

    def floor(self) -> Signal:
        return self._maths("FLOOR", self)

    def fraction(self) -> Signal:
        return self._maths("FRACT", self)

    def exp(self) -> Signal:
        return self._maths("EXPONENT", self)

    def clamped(self) -> Signal:
        return self._maths("ADD", self, 0.0, clamp=True)

    def ramp(self, *stops: tuple[float, float | Colour]) -> Signal:
        """Piecewise linear curve through (position, grey or colour)."""
        node = self.graph.node("ShaderNodeValToRGB")
        elements = node.raw.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            element.color = (*value, 1.0) if isinstance(value, tuple) else (value, value, value, 1.0)
        return node.feed(Fac=self)


class Node:
    """A node whose inputs are fed by position or by name (underscores for spaces)."""

    def __init__(self, graph: Graph, raw: bpy.types.Node) -> None:
        self.graph, self.raw = graph, raw

    def feed(self, *positional: object, **named: object) -> Signal:
        for index, value in enumerate(positional):
            self._connect(self.raw.inputs[index], value)
        for name, value in named.items():
            self._connect(self.raw.inputs[name.replace("_", " ")], value)
        return self.output(0)

    def output(self, key: int | str) -> Signal:
        return Signal(self.graph, self.raw.outputs[key])

    def _connect(self, socket: bpy.types.NodeSocket, value: object) -> None:
        if isinstance(value, Signal):
            self.graph.tree.links.new(value.socket, socket)
        elif socket.type == "RGBA":
            socket.default_value = (*value, 1.0) if isinstance(value, tuple) else (value, value, value, 1.0)
        else:
            socket.default_value = value


class Graph:
    """The node tree of one material, or of the world."""

    def __init__(self, owner: bpy.types.Material | bpy.types.World) -> None:
        owner.use_nodes = True
        self.owner, self.tree = owner, owner.node_tree
        self.tree.nodes.clear()

    @classmethod
    def material(cls, name: str) -> Graph:
        return cls(bpy.data.materials.new(name))

    def node(self, kind: str, **properties: object) -> Node:
        raw = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(raw, name, value)
        return Node(self, raw)

    # --- where

    def position(self) -> Signal:
        return self.node("ShaderNodeNewGeometry").output("Position")

    def uv(self) -> tuple[Signal, Signal]:
        return self.split(self.uv_vector())[:2]

    def uv_vector(self) -> Signal:
        return self.node("ShaderNodeUVMap").output(0)

    def split(self, vector: Signal) -> tuple[Signal, Signal, Signal]:
        node = self.node("ShaderNodeSeparateXYZ")
        node.feed(vector)
        return node.output(0), node.output(1), node.output(2)

    def join(self, x: Number = 0.0, y: Number = 0.0, z: Number = 0.0) -> Signal:
        return self.node("ShaderNodeCombineXYZ").feed(x, y, z)

    def scaled(self, vector: Signal, scale: Colour, rotation: Colour = (0, 0, 0)) -> Signal:
        return self.node("ShaderNodeMapping").feed(Vector=vector, Scale=scale, Rotation=rotation)

    def facing(self) -> Signal:
        """1 where the surface looks at the viewer, 0 at its silhouette."""
        geometry = self.node("ShaderNodeNewGeometry")
        product = self.node("ShaderNodeVectorMath", operation="DOT_PRODUCT")
        product.feed(geometry.output("Normal"), geometry.output("Incoming"))
        return abs(product.output("Value"))

    def corner_colour(self) -> Signal:
        return self.node("ShaderNodeVertexColor", layer_name="Col").output(0)

    def diffuse_ray(self) -> Signal:
        """1 while light is gathered for a matt surface: what must be seen, but not light the scene, turns off."""
        return self.node("ShaderNodeLightPath").output("Is Diffuse Ray")

    # --- patterns

    def noise(self, vector: Signal, scale: float, detail: float = 3.0, roughness: float = 0.55) -> Signal:
        node = self.node("ShaderNodeTexNoise")
        return node.feed(Vector=vector, Scale=scale, Detail=detail, Roughness=roughness)

    def grains(self, vector: Signal, scale: float) -> Signal:
        return self.node("ShaderNodeTexVoronoi").feed(Vector=vector, Scale=scale)

    def joints(self, vector: Signal, width: float, height: float, gap: float, stagger: float = 0.0) -> Signal:
        """1 in the joints of a pattern of slabs, 0 on the slabs. Sizes in metres."""
        node = self.node("ShaderNodeTexBrick", offset=stagger)
        node.feed(
            Vector=vector, Scale=1.0, Mortar_Size=gap, Mortar_Smooth=0.2, Brick_Width=width, Row_Height=height
        )
        return node.output("Fac")

    def slab_tone(self, vector: Signal, width: float, height: float, stagger: float, spread: float) -> Signal:
        """A grey around 1 that differs from slab to slab."""
        node = self.node("ShaderNodeTexBrick", offset=stagger)
        dark, light = (1 - spread,) * 3, (1 + spread,) * 3
        return node.feed(
            Vector=vector, Scale=1.0, Mortar_Size=0.0, Brick_Width=width, Row_Height=height,
            Color1=dark, Color2=light,
        )  # fmt: skip

    def random(self, x: Number, y: Number, z: Number = 0.0) -> tuple[Signal, Signal]:
        """A random value and a random colour for each whole-numbered cell."""
        node = self.node("ShaderNodeTexWhiteNoise", noise_dimensions="3D")
        return node.feed(self.join(x, y, z)), node.output(1)

    # --- colours and surfaces

    def mix(
        self, share: Number, first: Signal | Colour, second: Signal | Colour, blend: str = "MIX"
    ) -> Signal:
        return self.node("ShaderNodeMixRGB", blend_type=blend).feed(share, first, second)

    def tinted(self, colour: Signal | Colour, tone: Signal) -> Signal:
        return self.mix(1.0, colour, tone, "MULTIPLY")

    def bump(self, height: Signal, strength: Number, distance: float, base: Signal | None = None) -> Signal:
        node = self.node("ShaderNodeBump")
        if base:
            node.feed(Normal=base)
        return node.feed(Strength=strength, Distance=distance, Height=height)

    def principled(self, **inputs: object) -> Signal:
        return self.node("ShaderNodeBsdfPrincipled").feed(**inputs)

    def emission(self, colour: Signal | Colour, strength: Number) -> Signal:
        return self.node("ShaderNodeEmission").feed(colour, strength)

    def transparent(self, tint: Colour = (1, 1, 1)) -> Signal:
        return self.node("ShaderNodeBsdfTransparent").feed(tint)

    def blend(self, share: Number, first: Signal, second: Signal) -> Signal:
        return self.node("ShaderNodeMixShader").feed(share, first, second)

    def sum(self, first: Signal, second: Signal) -> Signal:
        return self.node("ShaderNodeAddShader").feed(first, second)

    def finish(self, surface: Signal, lights_the_scene: bool = True) -> bpy.types.Material:
        """Ends the tree. Surfaces that only look bright are kept out of light sampling: less noise."""
        is_world = isinstance(self.owner, bpy.types.World)
        output = self.node("ShaderNodeOutputWorld" if is_world else "ShaderNodeOutputMaterial").raw
        self.tree.links.new(surface.socket, output.inputs["Surface"])
        if not is_world and not lights_the_scene:
            self.owner.cycles.sample_as_light = False
        return self.owner
