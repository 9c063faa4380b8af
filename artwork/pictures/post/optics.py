"""Where a point of the scene lies in a picture taken with a level camera, and how far each pixel is away."""

from pathlib import Path

import numpy as np


class Optics:
    """A camera that looks along +Y (see look.Camera), for pictures that are wider than high."""

    def __init__(self, picture: dict, folder: Path) -> None:
        camera, self.width, self.height = picture["camera"], picture["width"], picture["height"]
        self.eye = np.array(camera["position"], np.float32)
        self.focal = camera["lens"] / 36 * self.width  # pixels
        self.middle = self.width / 2 - camera["slide"] * self.width
        self.horizon = self.height / 2 + camera["rise"] * self.width
        self.distance = np.fromfile(folder / "distance.raw", np.float32).reshape(self.height, self.width)

    def project(self, point: tuple[float, float, float]) -> tuple[float, float, float]:
        """Column, row and pixels per metre."""
        x, y, z = np.array(point) - self.eye
        scale = self.focal / y
        return self.middle + x * scale, self.horizon - z * scale, scale

    def reach(self, point: tuple[float, float, float]) -> float:
        """Metres from the eye."""
        return float(np.linalg.norm(np.array(point) - self.eye))

    def level_ground(self, rows: np.ndarray, columns: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """World x and y of height 0 as seen below the horizon."""
        y = self.eye[2] * self.focal / (rows - self.horizon)
        return self.eye[0] + (columns - self.middle) / self.focal * y, self.eye[1] + y
