/**
 * framer-motion's smallest public set, in a module of its own so that it is loaded near where it is needed, after hydration.
 * An element that follows a value needs its renderer only, but the parts of a set are private (motion#2648).
 */
export { domMin as motionFeatures } from 'framer-motion'
