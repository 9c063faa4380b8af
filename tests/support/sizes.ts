/** Windows of the devices that the tests stand for. */
export const SMALL_PHONE = { width: 360, height: 740 }
export const PHONE = { width: 390, height: 844 }
export const TABLET = { width: 820, height: 1180 }
export const DESKTOP = { width: 1440, height: 900 }

/** A4 between its margins (app/print.css), at 96 dots per inch. */
export const SHEET = { width: 688, height: 1047 }

/** Pixels of the fixed header, `--spacing-header` in app/tokens.css: below it a section begins that a link has led to. */
export const HEADER_HEIGHT = 72
