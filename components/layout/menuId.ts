/** In a file of its own: what a server component imports from an island is a reference, not a value. */
export const MENU_ID = 'menu'
