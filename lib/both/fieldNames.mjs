/*
 * The names under which the form service gets what was typed: the one list, also for next.config.mjs, which cannot read
 * TypeScript.
 */

/** The text fields, in the order of the payload. */
export const TEXT_FIELD_NAMES = /** @type {const} */ (['company', 'name', 'email', 'phone', 'message'])

/** The consent of the offer request. */
export const CONSENT_NAME = 'gdprConsent'
