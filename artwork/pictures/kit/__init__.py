"""Builds blue-hour architecture for Blender's Cycles. Units: metres, watts, degrees; Z is up, +Y leads away."""
