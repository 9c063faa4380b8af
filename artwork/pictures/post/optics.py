"""Where a point of the scene lies in a picture taken with a level camera, and how far each pixel is away."""

from pathlib import Path

import numpy as np


class Optics:
    """A camera that looks along +Y (see look.Camera), for pictures that are wider than high.

    `shrink` is how many pixels of the buffers make one of the picture.
    """

    def __init__(self, picture: dict, folder: Path, shrink: int = 1) -> None:
        camera, rows, columns = picture["camera"], picture["height"], picture["width"]
        self.width, self.height = columns // shrink, rows // shrink
        self.eye = np.array(camera["position"], np.float32)
        self.focal = camera["lens"] / 36 * self.width  # pixels
        self.middle = self.width / 2 - camera["slide"] * self.width
        self.horizon = self.height / 2 + camera["rise"] * self.width
        distance = np.fromfile(folder / "distance.raw", np.float32)
        self.distance = distance.reshape(self.height, shrink, self.width, shrink).mean((1, 3))

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
