import type { SpecimenBlock } from './types'
import { worksYard } from './worksYard'

/** The last thing that the night of the guard book leaves to the next shift. */
export const incidentReport = [
  {
    kind: 'fields',
    rows: [
      { label: 'Objekt', value: worksYard },
      { label: 'Vorfall', value: '9.\u00a0Juli\u00a02027, 05:20\u00a0Uhr' },
      { label: 'Ort', value: 'Pforte' },
      { label: 'Meldung Nr.', value: '[laufende Nummer]' },
      { label: 'Geschrieben von', value: '[Name], [Uhrzeit]' },
      { label: 'Geht an', value: '[Objektleitung, Werkleitung]' },
    ],
  },
  { kind: 'heading', text: '1 Was gesehen wurde' },
  {
    kind: 'list',
    items: [
      'Eintrag im Wachbuch: „Schrottcontainer angehalten: andere Plombennummer als im Lieferschein.“',
      'Plombe am Container: [Nummer], unverletzt. Im Lieferschein [Nummer] steht: [Nummer].',
      'Gewicht laut Wiegeschein [Nummer] wie im Lieferschein. Lkw [Kennzeichen], Spedition [Firma].',
      'Der Fahrer sagt: „Die Plombe war schon dran.“',
      'Davor, 23:27, Containerplatz: „Container zu, Plomben unverletzt.“',
    ],
  },
  { kind: 'heading', text: '2 Was getan wurde und wer es weiß' },
  {
    kind: 'table',
    caption: '2 Was getan wurde und wer es weiß',
    columns: [
      { heading: 'Zeit', share: 10 },
      { heading: 'Maßnahme, Anruf' },
      { heading: 'Antwort, Ergebnis', share: 40 },
    ],
    rows: [
      [
        '05:20',
        'Ausfahrt des Containers angehalten, wie in der Dienstanweisung',
        'Lkw wartet neben der Pforte, Fahrer im Fahrzeug; er kann jederzeit gehen',
      ],
      ['05:25', '[Name], Einkauf, Bereitschaft, angerufen', 'Nicht erreicht, Nachricht hinterlassen'],
      [
        '05:28',
        '[Name], Objektleitung, angerufen',
        'Container bleibt, bis der Einkauf entscheidet; Polizei vorerst nicht gerufen',
      ],
      ['05:35', 'Plombe und Lieferschein fotografiert', 'Zwei Bilder, siehe Abschnitt\u00a03'],
      ['06:00', 'Übergabe an die Frühschicht, [Name]', 'Container steht noch, Plombe unverändert'],
    ],
  },
  { kind: 'heading', text: '3 Belege' },
  {
    kind: 'text',
    text: '☐\u00a0Bilder der Plombe und des Lieferscheins\u2003☐\u00a0Kopie des Wiegescheins\u2003☐\u00a0Wachbuch, Blatt [Nummer]',
  },
  {
    kind: 'text',
    text: '☐\u00a0Kamera am Tor: Sicherung erbeten bei [Name] am [Datum]; sonst überschrieben am [Datum]',
  },
  { kind: 'heading', text: '4 Wie es weitergeht' },
  {
    kind: 'table',
    caption: '4 Wie es weitergeht',
    columns: [
      { heading: 'Was', share: 40 },
      { heading: 'Wer', share: 15 },
      { heading: 'Bis', share: 10 },
      { heading: 'Ergebnis' },
    ],
    rows: [
      ['Plombennummer mit Verlader und Spedition klären', '[Einkauf]', '[Datum]', ''],
      ['Freigeben, abladen oder Anzeige erstatten', '[Werkleitung]', '[Datum]', ''],
      ['Meldung abschließen, Dienstanweisung prüfen', '[Objektleitung]', '[Datum]', ''],
    ],
  },
  { kind: 'heading', text: 'Was hineingehört und was nicht' },
  {
    kind: 'list',
    items: [
      'Nur, was jemand selbst gesehen, gehört oder gelesen hat. Aussagen anderer stehen in Anführungszeichen. Keine Vermutung über Ursache, Absicht oder Schuld.',
      'Namen von Dritten nur, wenn die Klärung sie braucht, sonst die Rolle: „Fahrer der Spedition“. Angaben zur Gesundheit nur, soweit die Hilfe sie verlangt.',
      'Zweck ist, den Vorfall aufzuklären (Art.\u00a06 Abs.\u00a01 lit.\u00a0f\u00a0DSGVO). Die Meldung lesen nur die oben Genannten; gelöscht wird sie [Frist] nach dem Abschluss (Art.\u00a05\u00a0DSGVO).',
    ],
  },
  {
    kind: 'signatures',
    labels: ['Gemeldet: Name, Uhrzeit', 'Gelesen: Objektleitung', 'Erhalten: Auftraggeber'],
  },
] as const satisfies readonly SpecimenBlock[]
