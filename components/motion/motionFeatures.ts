import { type FeatureBundle, HTMLVisualElement } from 'framer-motion'

/**
 * Loaded after hydration, as a chunk of its own. Only what lets an element follow a motion value: the ready-made
 * sets (`domMin` and larger) bring 16 KB of animations and gestures that this site does not use.
 */
export const motionFeatures: FeatureBundle = {
  renderer: (_element, options) => new HTMLVisualElement(options),
}
