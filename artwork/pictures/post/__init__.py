"""From raw buffers to a finished picture: denoise, haze, bloom, tone curve, grade, grain."""
