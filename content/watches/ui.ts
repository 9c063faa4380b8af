/** Words around the plans that all of them share. */
export const watchUi = {
  log: 'Wachbuch',
  shift: (from: string, to: string) => `${from}–${to}`,
  ruler: 'Uhrzeit im Plan',
  play: 'Schicht abspielen',
  pause: 'Anhalten',
  whole: 'Ganzer Plan',
  closer: 'Näher heran',
  hour: (hour: number) => `${hour}\u00a0Uhr`,
} as const
