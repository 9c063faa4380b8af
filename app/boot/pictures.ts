/* Stands at the start of pages that have pictures below the initial viewport. */
import './initialViewport'
import { deferPictures } from './deferredPictures'

document.addEventListener('DOMContentLoaded', deferPictures)
