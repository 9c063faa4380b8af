/** When the law of the desk's pages was last read. OWNER: change it when you have had it read again. */
export const lawAsOf = 'Rechtsstand: November 2026'
