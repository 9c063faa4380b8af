"""A guard as a figure against the light. Believable up to a quarter of the picture's height, never close-up."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import bpy
from mathutils import Matrix, Vector

from kit import materials
from kit.curves import spline
from kit.look import PEACH
from kit.mesh import MeshBuilder, Point

Joint = tuple[float, float, float]


@dataclass(frozen=True)
class Pose:
    """Joints in metres for a man of 1.80 m who looks to +Y, with his left at -x and his right at +x."""

    left_ankle: Joint = (-0.165, 0.085, 0.09)
    left_knee: Joint = (-0.135, 0.125, 0.49)
    right_ankle: Joint = (0.085, -0.02, 0.09)
    right_knee: Joint = (0.105, 0.0, 0.50)
    left_elbow: Joint = (-0.285, -0.065, 1.165)
    left_wrist: Joint = (-0.205, 0.105, 0.985)
    right_elbow: Joint = (0.255, -0.055, 1.13)
    right_wrist: Joint = (0.262, 0.025, 0.885)
    left_pitch: float = 0.0  # degrees the foot is turned heel-up
    right_pitch: float = 0.0
    left_turn: float = 24.0  # degrees the toes point outwards
    right_turn: float = 7.0
    sway: float = 0.05  # metres the hip is pushed to the right, over the leg that carries
    torch: bool = False  # in the right hand, along the forearm
    lean: float = 0.0  # degrees the body leans forward above the hip
    look: float = 0.0  # degrees the head is turned to the left
    nod: float = 4.0  # degrees it is bent forward


STANDING = Pose()
STANDING_WITH_TORCH = replace(
    STANDING, left_elbow=(-0.25, -0.06, 1.14), left_wrist=(-0.245, 0.03, 0.90),
    right_elbow=(0.245, -0.05, 1.155), right_wrist=(0.195, 0.185, 1.165), torch=True,
)  # fmt: skip
WALKING = Pose(
    left_ankle=(-0.085, -0.30, 0.150), left_knee=(-0.095, -0.045, 0.485), left_pitch=36.0, left_turn=6.0,
    right_ankle=(0.080, 0.185, 0.09), right_knee=(0.095, 0.150, 0.505), right_pitch=-3.0,
    left_elbow=(-0.250, 0.01, 1.135), left_wrist=(-0.218, 0.105, 0.905),
    right_elbow=(0.255, -0.13, 1.155), right_wrist=(0.265, -0.14, 0.91),
    sway=0.018, lean=3.0, nod=11.0,
)  # fmt: skip
WALKING_WITH_TORCH = replace(
    WALKING, right_elbow=(0.250, 0.070, 1.150), right_wrist=(0.170, 0.320, 1.185), torch=True
)


def guard(position: Point, heading: float = 0.0, pose: Pose = WALKING_WITH_TORCH, cap: bool = True) -> Vector:
    """A guard in jacket, trousers and boots. `heading` in degrees, 0 looks to +Y, positive turns left.

    Returns where the torch (or, without one, the right hand) ends, in the world: start torch.beam there.
    """
    frame = Matrix.Translation(position) @ Matrix.Rotation(math.radians(heading), 4, "Z")
    jacket, trousers = materials.cloth((0.030, 0.036, 0.050)), materials.cloth((0.020, 0.022, 0.028))
    leather = materials.paint((0.008, 0.008, 0.009), 0.35)
    skin = materials.paint((0.20, 0.11, 0.075), 0.55)
    _soft("trousers", _trousers(pose, trousers), 0.010, frame, folds=0.022)
    _soft("boots", _boots(pose, leather), 0.008, frame)
    hip = Vector((0, 0, 0.90))
    upper = frame @ Matrix.Translation(hip) @ Matrix.Rotation(math.radians(-pose.lean), 4, "X")
    upper = upper @ Matrix.Translation(-hip)
    _soft("jacket", _jacket(pose, jacket), 0.010, upper, folds=0.026)
    _soft("hands", _hands(pose, leather), 0.006, upper)
    neck = Vector((0, 0, 1.56))
    turned = upper @ Matrix.Translation(neck) @ Matrix.Rotation(math.radians(pose.look), 4, "Z")
    turned = turned @ Matrix.Rotation(math.radians(-pose.nod), 4, "X") @ Matrix.Translation(-neck)
    _soft("head", _head(skin), 0.006, turned)
    _soft("hair", _hair(leather), 0.006, turned)
    if cap:
        _soft("cap", _cap(jacket), 0.005, turned)
    reach = _torch(pose, upper) if pose.torch else Vector(pose.right_wrist)
    return upper @ reach


def _soft(name: str, mesh: MeshBuilder, grain: float, frame: Matrix, folds: float = 0.0) -> None:
    """Fuses overlapping lofts into one skin of `grain` metres; `folds` metres of wrinkles for cloth."""
    result = mesh.to_object(name)
    result.matrix_world = frame
    fuse = result.modifiers.new("fuse", "REMESH")
    fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = "VOXEL", grain, True
    smooth = result.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 5
    if folds:
        pattern = bpy.data.textures.new("folds", "CLOUDS")
        pattern.noise_scale, pattern.noise_depth = 0.11, 1
        wrinkle = result.modifiers.new("wrinkle", "DISPLACE")
        wrinkle.texture, wrinkle.strength, wrinkle.mid_level = pattern, folds, 0.5
        wrinkle.texture_coords = "LOCAL"


# --- shapes


def _ring(centre: Point, half_width: float, half_depth: float, corners: float = 2.4) -> list[Vector]:
    """Level cross-section, a little squarer than an ellipse, as bodies and clothes are."""
    points = []
    for i in range(24):
        angle = 2 * math.pi * i / 24
        c, s = math.cos(angle), math.sin(angle)
        x = math.copysign(abs(c) ** (2 / corners), c) * half_width
        y = math.copysign(abs(s) ** (2 / corners), s) * half_depth
        points.append(Vector(centre) + Vector((x, y, 0)))
    return points


def _body(
    mesh: MeshBuilder,
    material: bpy.types.Material,
    stations: Sequence[Sequence[float]],
    corners: float = 2.4,
) -> None:
    """Level rings through stations (x, y, z, half width, half depth)."""
    rows = [(Vector(s[:3]), s[3], s[4]) for s in map(list, _spline_rows(stations))]
    mesh.loft([_ring(centre, w, d, corners) for centre, w, d in rows], material)


def _spline_rows(stations: Sequence[Sequence[float]]) -> list[list[float]]:
    centres = spline([s[:3] for s in stations])
    sizes = spline([(s[3], s[4], 0.0) for s in stations])
    return [[*c, size[0], size[1]] for c, size in zip(centres, sizes)]


def _limb(
    mesh: MeshBuilder, material: bpy.types.Material, joints: Sequence[Point], radii: Sequence[float]
) -> None:
    """Round sleeve along joints, perpendicular to its course."""
    centres = [Vector(c) for c in spline(joints, 6)]
    widths = [r[0] for r in spline([(r, 0.0, 0.0) for r in radii], 6)]
    rings = []
    for i, (centre, radius) in enumerate(zip(centres, widths)):
        course = (centres[min(i + 1, len(centres) - 1)] - centres[max(i - 1, 0)]).normalized()
        across = course.cross(Vector((1, 0, 0))).normalized()
        beside = course.cross(across)
        angles = (2 * math.pi * k / 16 for k in range(16))
        rings.append([centre + (across * math.sin(a) + beside * math.cos(a)) * radius for a in angles])
    mesh.loft(rings, material)


def _between(a: Point, b: Point, share: float) -> Vector:
    return Vector(a).lerp(Vector(b), share)


# --- parts of the guard


def _swayed(pose: Pose, z: float) -> float:
    """How far the body is pushed aside at a height: the spine bends back, so that the head stays over the foot."""
    return pose.sway * max(0.0, 1 - max(0.0, z - 0.92) / 0.58) ** 1.5


def _jacket(pose: Pose, cloth: bpy.types.Material) -> MeshBuilder:
    mesh = MeshBuilder()
    stations = (  # metres forward, height, half width, half depth
        (-0.012, 0.775, 0.188, 0.140), (-0.014, 0.80, 0.194, 0.146), (-0.018, 0.90, 0.188, 0.140),
        (-0.006, 1.00, 0.170, 0.122), (0.004, 1.10, 0.164, 0.116), (0.004, 1.22, 0.184, 0.130),
        (-0.008, 1.34, 0.200, 0.138), (-0.018, 1.42, 0.186, 0.120), (-0.018, 1.465, 0.140, 0.100),
        (-0.012, 1.50, 0.094, 0.084), (0.000, 1.53, 0.074, 0.076), (0.008, 1.565, 0.068, 0.074),
    )  # fmt: skip
    _body(mesh, cloth, [(_swayed(pose, z), y, z, width, depth) for y, z, width, depth in stations])
    for side, elbow, wrist in (
        (-1, pose.left_elbow, pose.left_wrist),
        (1, pose.right_elbow, pose.right_wrist),
    ):
        drop = 0.35 * side * pose.sway  # the shoulder sinks over the hip that rises
        # From within the chest: a sleeve that began at the joint would end in a disc that stands up like a spike.
        joints = (
            (side * 0.085, -0.016, 1.445 - drop), (side * 0.160, -0.018, 1.418 - drop),
            (side * 0.205, -0.020, 1.360 - drop), _between((side * 0.205, -0.020, 1.36), elbow, 0.5),
            elbow, _between(elbow, wrist, 0.5), wrist,
        )  # fmt: skip
        _limb(mesh, cloth, joints, (0.050, 0.066, 0.072, 0.066, 0.058, 0.052, 0.045))
    mesh.box((0.150 + pose.sway, -0.09, 0.88), (0.212 + pose.sway, 0.02, 1.0), cloth)  # the radio under the jacket
    return mesh


def _trousers(pose: Pose, cloth: bpy.types.Material) -> MeshBuilder:
    mesh = MeshBuilder()
    x = pose.sway
    _body(
        mesh, cloth, ((x, 0, 0.74, 0.10, 0.09), (x, -0.004, 0.82, 0.168, 0.122), (x, 0, 0.98, 0.160, 0.112))
    )
    legs = ((-1, pose.left_knee, pose.left_ankle), (1, pose.right_knee, pose.right_ankle))
    for side, knee, ankle in legs:
        hip, hem = (x + side * 0.088, -0.004, 0.90 + 0.4 * side * x), Vector(ankle) + Vector((0, -0.012, -0.03))
        calf = _between(knee, ankle, 0.4) + Vector((0, -0.022, 0))
        joints = (hip, _between(hip, knee, 0.45), knee, calf, _between(knee, ankle, 0.8), hem)
        _limb(mesh, cloth, joints, (0.096, 0.088, 0.070, 0.069, 0.062, 0.066))
    return mesh


def _boots(pose: Pose, leather: bpy.types.Material) -> MeshBuilder:
    mesh = MeshBuilder()
    profile = (  # along the foot: metres before the ankle, half width, height
        (-0.085, 0.030, 0.075), (-0.075, 0.038, 0.100), (-0.02, 0.044, 0.120), (0.04, 0.045, 0.105),
        (0.11, 0.050, 0.070), (0.17, 0.048, 0.058), (0.20, 0.036, 0.048), (0.212, 0.018, 0.035),
    )  # fmt: skip
    feet = (
        (pose.left_ankle, pose.left_pitch, pose.left_turn),
        (pose.right_ankle, pose.right_pitch, -pose.right_turn),
    )
    for ankle, pitch, turn in feet:
        outer = mesh.frame
        toes_out = Matrix.Rotation(math.radians(turn), 4, "Z")
        mesh.frame = Matrix.Translation(ankle) @ toes_out @ Matrix.Rotation(math.radians(-pitch), 4, "X")
        rings = []
        for y, half, height in profile:
            angles = (2 * math.pi * k / 16 for k in range(16))
            shape = ((math.cos(a) * half, math.sin(a) * height / 2 + height / 2 - 0.09) for a in angles)
            rings.append([Vector((x, y, z)) for x, z in shape])
        mesh.loft(rings, leather)
        mesh.box((-0.042, -0.08, -0.09), (0.042, 0.19, -0.066), leather)
        mesh.tube((0, -0.01, -0.03), (0, -0.012, 0.10), 0.05, leather, 16)
        mesh.frame = outer
    return mesh


def _head(skin: bpy.types.Material) -> MeshBuilder:
    mesh = MeshBuilder()
    mesh.tube((0, -0.012, 1.46), (0, 0.004, 1.63), 0.056, skin, 18, 0.052)
    _body(
        mesh, skin,
        (
            (0, 0.078, 1.566, 0.020, 0.022), (0, 0.062, 1.578, 0.038, 0.044), (0, 0.040, 1.602, 0.054, 0.070),
            (0, 0.024, 1.640, 0.064, 0.088), (0, 0.012, 1.690, 0.071, 0.097), (0, 0.004, 1.735, 0.074, 0.100),
            (0, -0.002, 1.768, 0.068, 0.092), (0, -0.006, 1.790, 0.050, 0.068), (0, -0.006, 1.800, 0.024, 0.034),
        ), corners=2.0,
    )  # fmt: skip
    mesh.tube((0, 0.098, 1.700), (0, 0.120, 1.662), 0.008, skin, 8, 0.013)
    mesh.tube((0, 0.098, 1.632), (0, 0.106, 1.612), 0.016, skin, 8, 0.013)
    for side in (-1, 1):
        mesh.tube((side * 0.066, -0.006, 1.668), (side * 0.076, -0.016, 1.708), 0.011, skin, 8, 0.016)
    return mesh


def _cap(cloth: bpy.types.Material) -> MeshBuilder:
    """A plain service cap with a short peak."""
    mesh = MeshBuilder()
    _body(
        mesh, cloth,
        (
            (0, -0.002, 1.726, 0.078, 0.103), (0, -0.003, 1.748, 0.080, 0.105), (0, 0.000, 1.775, 0.077, 0.100),
            (0, 0.003, 1.799, 0.062, 0.080), (0, 0.004, 1.813, 0.037, 0.047), (0, 0.004, 1.816, 0.015, 0.020),
        ), corners=2.1,
    )  # fmt: skip
    peak = []
    for y, half, z in (
        (0.075, 0.070, 1.734),
        (0.115, 0.066, 1.727),
        (0.146, 0.050, 1.714),
        (0.162, 0.024, 1.704),
    ):
        peak.append(
            [(-half, y, z - 0.011), (half, y, z - 0.011), (half, y, z - 0.004), (0, y, z + 0.010), (-half, y, z - 0.004)]
        )
    mesh.loft([ring[::-1] for ring in peak], cloth)
    return mesh


def _hair(material: bpy.types.Material) -> MeshBuilder:
    """Short: it follows the skull and thins out towards the nape."""
    mesh = MeshBuilder()
    _body(
        mesh, material,
        (
            (0, -0.040, 1.622, 0.036, 0.026), (0, -0.040, 1.650, 0.056, 0.046), (0, -0.026, 1.690, 0.071, 0.072),
            (0, -0.010, 1.735, 0.077, 0.094), (0, -0.006, 1.772, 0.072, 0.092), (0, -0.008, 1.806, 0.042, 0.054),
        ), corners=2.0,
    )  # fmt: skip
    return mesh


def _hands(pose: Pose, material: bpy.types.Material) -> MeshBuilder:
    mesh = MeshBuilder()
    hands = (
        (-1, pose.left_elbow, pose.left_wrist, False),
        (1, pose.right_elbow, pose.right_wrist, pose.torch),
    )
    for side, elbow, wrist, fist in hands:
        wrist = Vector(wrist)
        course = (wrist - Vector(elbow)).normalized()
        inward = Vector((-side, 0, 0))
        if fist:
            _limb(
                mesh, material, (wrist, wrist + course * 0.05, wrist + course * 0.10), (0.030, 0.041, 0.036)
            )
            continue
        knuckles, tips = (
            wrist + course * 0.080,
            wrist + course * 0.118 + Vector((0, 0.034, 0)) + inward * 0.030,  # loosely curled
        )
        for spread in (-0.024, -0.008, 0.008, 0.024):
            shift = Vector((0, spread, 0))
            _limb(
                mesh,
                material,
                (wrist + shift * 0.6, knuckles + shift, tips + shift * 0.7),
                (0.020, 0.017, 0.012),
            )
        thumb = wrist + course * 0.09 + Vector((0, 0.040, 0)) + inward * 0.012
        _limb(mesh, material, (wrist, _between(wrist, thumb, 0.5), thumb), (0.020, 0.015, 0.010))
    return mesh


def _torch(pose: Pose, frame: Matrix) -> Vector:
    """Returns its front end. The torch lies in the fist and points on along the forearm, a little downwards."""
    mesh, metal = MeshBuilder(), materials.paint((0.02, 0.021, 0.023), 0.3, 0.8)
    wrist = Vector(pose.right_wrist)
    course = (wrist - Vector(pose.right_elbow)).normalized()
    course = (course + Vector((0.10, 0.05, -0.10))).normalized()
    back, neck, tip = (wrist + course * d for d in (-0.01, 0.15, 0.21))
    mesh.tube(back, neck, 0.016, metal)
    mesh.tube(neck, tip, 0.017, metal, end_radius=0.026)
    mesh.tube(tip, tip + course * 0.002, 0.022, materials.glowing(PEACH, 25))
    mesh.to_object("torch").matrix_world = frame
    return tip
