/** The last thing that the night leaves to the next shift; times are minutes after it was found. */
export const incidentReport = {
  fields: {
    object: 'Objekt',
    at: { label: 'Vorfall', value: (day: string, time: string) => `${day}, ${time}\u00a0Uhr` },
    place: 'Ort',
    rows: [
      { label: 'Meldung Nr.', value: '[laufende Nummer]' },
      { label: 'Geschrieben von', value: '[Name], [Uhrzeit]' },
      { label: 'Geht an', value: '[Objektleitung, Werkleitung]' },
    ],
  },
  seen: {
    heading: '1 Was gesehen wurde',
    /** Its entry in the guard book. */
    book: (text: string) => `Eintrag im Wachbuch: „${text}“`,
    items: [
      'Plombe am Container: [Nummer], unverletzt. Im Lieferschein [Nummer] steht: [Nummer].',
      'Gewicht laut Wiegeschein [Nummer] wie im Lieferschein. Lkw [Kennzeichen], Spedition [Firma].',
      'Der Fahrer sagt: „Die Plombe war schon dran.“',
    ],
    /** The last look at the place before. */
    before: (place: string, time: string, text: string) => `Davor, ${time}, ${place}: „${text}“`,
    beforeAt: 'lager',
  },
  done: {
    heading: '2 Was getan wurde und wer es weiß',
    time: 'Zeit',
    what: 'Maßnahme, Anruf',
    answer: 'Antwort, Ergebnis',
    rows: [
      {
        after: 0,
        what: 'Ausfahrt des Containers angehalten, wie in der Dienstanweisung',
        answer: 'Lkw wartet neben der Pforte, Fahrer im Fahrzeug; er kann jederzeit gehen',
      },
      {
        after: 5,
        what: '[Name], Einkauf, Bereitschaft, angerufen',
        answer: 'Nicht erreicht, Nachricht hinterlassen',
      },
      {
        after: 8,
        what: '[Name], Objektleitung, angerufen',
        answer: 'Container bleibt, bis der Einkauf entscheidet; Polizei vorerst nicht gerufen',
      },
      {
        after: 15,
        what: 'Plombe und Lieferschein fotografiert',
        answer: 'Zwei Bilder, siehe Abschnitt\u00a03',
      },
    ],
    end: { what: 'Übergabe an die Frühschicht, [Name]', answer: 'Container steht noch, Plombe unverändert' },
  },
  proof: {
    heading: '3 Belege',
    lines: [
      '☐\u00a0Bilder der Plombe und des Lieferscheins\u2003☐\u00a0Kopie des Wiegescheins\u2003☐\u00a0Wachbuch, Blatt [Nummer]',
      '☐\u00a0Kamera am Tor: Sicherung erbeten bei [Name] am [Datum]; sonst überschrieben am [Datum]',
    ],
  },
  next: {
    heading: '4 Wie es weitergeht',
    what: 'Was',
    who: 'Wer',
    until: 'Bis',
    result: 'Ergebnis',
    rows: [
      ['Plombennummer mit Verlader und Spedition klären', '[Einkauf]', '[Datum]', ''],
      ['Freigeben, abladen oder Anzeige erstatten', '[Werkleitung]', '[Datum]', ''],
      ['Meldung abschließen, Dienstanweisung prüfen', '[Objektleitung]', '[Datum]', ''],
    ],
  },
  rules: {
    heading: 'Was hineingehört und was nicht',
    items: [
      'Nur, was jemand selbst gesehen, gehört oder gelesen hat. Aussagen anderer stehen in Anführungszeichen. Keine Vermutung über Ursache, Absicht oder Schuld.',
      'Namen von Dritten nur, wenn die Klärung sie braucht, sonst die Rolle: „Fahrer der Spedition“. Angaben zur Gesundheit nur, soweit die Hilfe sie verlangt.',
      'Zweck ist, den Vorfall aufzuklären (Art.\u00a06 Abs.\u00a01 lit.\u00a0f\u00a0DSGVO). Die Meldung lesen nur die oben Genannten; gelöscht wird sie [Frist] nach dem Abschluss (Art.\u00a05\u00a0DSGVO).',
    ],
  },
  signatures: ['Gemeldet: Name, Uhrzeit', 'Gelesen: Objektleitung', 'Erhalten: Auftraggeber'],
  fill: { time: '[Uhrzeit]', place: '[Ort]', text: '[Wortlaut]' },
} as const
