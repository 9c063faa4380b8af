/** Loaded after hydration, as a chunk of its own. */
export { domAnimation as motionFeatures } from 'framer-motion'
