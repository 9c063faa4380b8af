"""Mesh builder: quads with material, UV in metres and corner colours are collected and become one object."""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from kit.look import Colour

Point = Sequence[float]
WHITE: Colour = (1.0, 1.0, 1.0)


class MeshBuilder:
    """Writes geometry straight into a mesh; 100,000 faces take about two seconds."""

    def __init__(self) -> None:
        self._vertices: list[tuple[float, float, float]] = []
        self._faces: list[tuple[int, ...]] = []
        self._face_materials: list[int] = []
        self._uvs: list[Point] = []
        self._colours: list[Colour] = []
        self._materials: list[bpy.types.Material] = []
        self._boxes = 0
        self.frame = Matrix.Identity(4)

    @contextmanager
    def placed(self, position: Point, degrees: float = 0.0) -> Iterator[None]:
        """Everything added inside is moved to `position` and turned about Z. May be nested."""
        outer = self.frame
        self.frame = outer @ Matrix.Translation(position) @ Matrix.Rotation(math.radians(degrees), 4, "Z")
        try:
            yield
        finally:
            self.frame = outer

    def to_world(self, point: Point) -> Vector:
        """World position of a point of the current frame; lamps need it."""
        return self.frame @ Vector(point)

    def polygon(
        self,
        points: Sequence[Point],
        material: bpy.types.Material,
        uv: Sequence[Point] | None = None,
        colour: Colour | Sequence[Colour] = WHITE,
    ) -> None:
        """One face, counter-clockwise seen from outside. `colour` may differ from corner to corner."""
        first, count = len(self._vertices), len(points)
        self._vertices += [tuple(self.frame @ Vector(p)) for p in points]
        self._faces.append(tuple(range(first, first + count)))
        if material not in self._materials:
            self._materials.append(material)
        self._face_materials.append(self._materials.index(material))
        self._uvs += uv or _measured_uv(points)
        self._colours += colour if isinstance(colour[0], tuple) else [colour] * count  # type: ignore

    def box(
        self,
        low: Point,
        high: Point,
        material: bpy.types.Material,
        colour: Colour = WHITE,
        top: bpy.types.Material | None = None,
    ) -> None:
        """Axis-parallel box between two corners, optionally with another material on top."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        width, depth, height = x1 - x0, y1 - y0, z1 - z0
        self._boxes += 1
        shift = self._boxes * 7.0 % 41  # no two boxes show the same piece of a pattern
        sides = (
            (((x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)), width, height, material),
            (((x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)), depth, height, material),
            (((x1, y1, z0), (x0, y1, z0), (x0, y1, z1), (x1, y1, z1)), width, height, material),
            (((x0, y1, z0), (x0, y0, z0), (x0, y0, z1), (x0, y1, z1)), depth, height, material),
            (((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)), width, depth, top or material),
            (((x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)), width, depth, material),
        )
        for corners, u, v, side_material in sides:
            uv = [(shift, 0), (shift + u, 0), (shift + u, v), (shift, v)]
            self.polygon(corners, side_material, uv, colour)

    def tube(
        self,
        start: Point,
        end: Point,
        radius: float,
        material: bpy.types.Material,
        sides: int = 12,
        end_radius: float | None = None,
        caps: bool = True,
        colour: Colour = WHITE,
    ) -> None:
        """Round (or, with sides=4, square) bar between two points; with `end_radius` a cone."""
        start, end = Vector(start), Vector(end)
        if (end - start).length < 1e-6:
            return
        rings = [
            _circle(start, end - start, radius, sides),
            _circle(end, end - start, radius if end_radius is None else end_radius, sides),
        ]
        self.loft(rings, material, caps, colour)

    def loft(
        self,
        rings: Sequence[Sequence[Point]],
        material: bpy.types.Material,
        caps: bool = True,
        colour: Colour = WHITE,
    ) -> None:
        """Skin over closed rings with equal numbers of points."""
        for lower, upper in zip(rings[:-1], rings[1:]):
            for i in range(len(lower)):
                j = (i + 1) % len(lower)
                self.polygon([lower[i], lower[j], upper[j], upper[i]], material, colour=colour)
        if caps:
            self.polygon(list(rings[0])[::-1], material, colour=colour)
            self.polygon(rings[-1], material, colour=colour)

    def to_object(self, name: str, bevel: float = 0.0, smooth: bool = False) -> bpy.types.Object:
        """Ends the collection. `bevel` in metres rounds hard edges, which is where night light is caught."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self._vertices, [], self._faces)
        for material in self._materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self._face_materials)
        layer = mesh.uv_layers.new(name="UV")
        layer.data.foreach_set("uv", [value for uv in self._uvs for value in uv])
        colours = mesh.color_attributes.new("Col", "FLOAT_COLOR", "CORNER")
        colours.data.foreach_set("color", [value for c in self._colours for value in (*c, 1.0)])
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(self._faces))
        mesh.update()
        result = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(result)
        if smooth or bevel:
            result.modifiers.new("weld", "WELD").merge_threshold = 0.0005
        if bevel:
            rounding = result.modifiers.new("bevel", "BEVEL")
            rounding.width, rounding.segments, rounding.limit_method = bevel, 2, "ANGLE"
        return result


def _measured_uv(points: Sequence[Point]) -> list[Point]:
    if len(points) != 4:
        return [(p[0], p[1]) for p in points]
    origin = Vector(points[0])
    width, height = (Vector(points[1]) - origin).length, (Vector(points[3]) - origin).length
    return [(0, 0), (width, 0), (width, height), (0, height)]


def _circle(centre: Vector, axis: Vector, radius: float, sides: int) -> list[Vector]:
    axis = axis.normalized()
    upright = abs(axis.z) > 0.99
    across = axis.orthogonal().normalized() if upright else axis.cross(Vector((0, 0, 1))).normalized()
    beside = axis.cross(across)
    turn = math.pi / sides  # flat sides of square bars look along the axes
    angles = (turn + 2 * math.pi * i / sides for i in range(sides))
    return [centre + (across * math.cos(a) + beside * math.sin(a)) * radius for a in angles]
