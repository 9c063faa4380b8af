"""The camera."""

import bpy
from mathutils import Vector

from kit.look import Camera


def place(camera: Camera) -> None:
    data = bpy.data.cameras.new("camera")
    result = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(result)
    look = Vector(camera.target) - Vector(camera.position)
    distance = look.length
    if camera.level:
        look.z = 0
    result.location = camera.position
    result.rotation_euler = look.to_track_quat("-Z", "Y").to_euler()
    data.lens, data.shift_x, data.shift_y, data.clip_end = camera.lens, camera.slide, camera.rise, 5000
    data.dof.use_dof = camera.aperture > 0
    if camera.aperture:
        data.dof.aperture_fstop, data.dof.focus_distance = camera.aperture, camera.focus or distance
    bpy.context.scene.camera = result
