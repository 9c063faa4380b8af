/** Words around the plans that all of them share. */
export const watchUi = {
  log: 'Wachbuch',
  shift: (from: string, to: string) => `${from}–${to}`,
  ruler: 'Uhrzeit im Plan',
  play: 'Schicht abspielen',
  pause: 'Anhalten',
  whole: 'Ganzer Plan',
  /** Instead of a place: between two of them, and where the report of a shift is read the next morning. */
  onTheWay: 'Unterwegs',
  afterwards: 'Am nächsten Morgen',
  /** Above the report below the log. */
  ended: {
    dawn: (log: string) => `Am Morgen im ${log}`,
    'next morning': (log: string, at: string) => `Am nächsten Morgen, ${at}\u00a0Uhr, im ${log}`,
    other: (log: string) => `Am Ende im ${log}`,
  },
  entries: (count: number) => `${count}\u00a0${count === 1 ? 'Eintrag' : 'Einträge'}`,
  rounds: (count: number) => `${count}\u00a0${count === 1 ? 'Runde' : 'Runden'}`,
  open: (names: string) => `Noch zu erledigen: ${names}`,
  nothingOpen: 'Alles erledigt',
  offer: (log: string, subject: string) => `So ein ${log} für ${subject}`,
  /** To the sheet that belongs to this log. */
  specimen: (name: string) => `Muster: ${name}`,
  hour: (hour: number) => `${hour}\u00a0Uhr`,
} as const
