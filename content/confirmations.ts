import ownConfirmations from './owner/confirmations.json' with { type: 'json' }

/** What the owner has read and found true, by name of the page: a code of its sentences. `npm run release` asks and writes. */
export const confirmations: Readonly<Record<string, string>> = ownConfirmations
