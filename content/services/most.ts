/** How many the home page shows large, the footer names, and the menu shows with a picture: more would fill the window. */
export const MOST = { large: 3, footer: 5, pictured: 12 } as const
