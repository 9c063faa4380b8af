/* Parts of the page that scripts find by their id. */

/** Id of each page's `<main>`, which the skip link leads to. */
export const MAIN_ID = 'inhalt'

/** Id of the menu, a popover that covers the page on phones. */
export const MENU_ID = 'menu'

/** Id of the list of services: part of the menu on phones, a popover of its own below the header on desktops. */
export const SERVICES_ID = 'menu-leistungen'

/** On the menu where the browser has no popovers: it is open. */
export const OPEN_ATTRIBUTE = 'data-open'

/** Where the links of the menu stand in the header: `lg` of the styles. */
export const DESKTOP = '(min-width: 64rem)'
