/** The page that the visitor has chosen and that is not shown yet. `components/layout/loadAgain.ts` opens it if the router breaks on the way. */
export const chosenPage: { address: string | null } = { address: null }
