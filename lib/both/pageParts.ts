/* How scripts find and mark parts of the page. */

/** Id of each page's `<main>`, the target of the skip link. */
export const MAIN_ID = 'inhalt'

/** Id of the menu, a popover that covers the page on phones. */
export const MENU_ID = 'menu'

/** Id of the list of services: part of the menu on phones, a separate popover below the header on desktops. */
export const SERVICES_ID = 'menu-leistungen'

/** On the open menu in browsers without popovers. */
export const OPEN_ATTRIBUTE = 'data-open'

/** Where the links of the menu are in the header: `lg` of the styles. */
export const DESKTOP = '(min-width: 64rem)'
