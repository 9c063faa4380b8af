/* Inline at the start of pages with pictures below the initial viewport. */
import './initialViewport'
import { deferPictures } from './deferredPictures'

document.addEventListener('DOMContentLoaded', deferPictures)
