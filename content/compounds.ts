/** Where long words of headings and of narrow tables may break. A test names the word of a heading that is too long for a phone. */
export const compounds: readonly string[] = `
  Arbeits|sicherheit Auftrags|nummer Barriere|freiheit Bau|besprechung Baustellen|bewachung Baustellen|sicherung
  Baustellen|überwachung Begehungs|protokoll Besucher|ausweise Betriebs|leitung Brandmelde|anlage Brandschutz|türen Büro|reinigung
  Datenschutz|erklärung Diebstahl|schutz Dienst|anweisung Dienst|kleidung Einbruch|spuren Einsatz|gebiet Einzelhandels|schutz
  Empfangs|dienst Event|security Fassaden|reinigung Feuchtig|keit Flucht|türen Flucht|wege Gebäude|reinigung
  Hotel|sicherheit Kabel|lieferung Kinder|tagesstätte Kontroll|dienst Laden|detektiv Laden|detektive
  Leistungs|beschreibung Leistungs|verzeichnis Mindestlohn|anpassungs|verordnung Monats|bericht Neben|türen Ordnungs|dienst Pförtner|dienst Rechen|zentrum
  Reinigungs|angebot Reinigungs|dienste Reinigungs|kräfte Reinigungs|plan Sachkunde|prüfung Schalt|schränke Schicht|leitung
  Schließ|dienst Schlüssel|verzeichnis Schrott|container Server|räume Sicherheits|dienst Sicherheits|dienste Sicherheits|konzept
  Taschen|kontrolle Taschen|kontrollen Übergabe|protokoll Um|etikettieren Veranstaltungs|service Vorfall|meldung Wellness|bereich Werks|ausweise
`
  .trim()
  .split(/\s+/)
