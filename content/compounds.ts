/**
 * Parts of the compounds in our headings, with their linking letters: a compound made of these parts only may break
 * between them, and nowhere else. A test names a heading whose word is too long for a small phone and not made of them.
 */
export const compoundParts: readonly string[] = `
  abfertigung abfolge ablösung abnahme alarm anbieter anforderung anfrage angaben angebot angebote angebots anlage
  anlagen anmeldung ansprech anweisung arbeit arbeits arten aufgaben aufnahme aufsicht aufsichts auftrag auftrags
  ausbildung ausschreibung ausweis ausweise barriere bau baustelle baustellen beauftragte bedarf begehung beginn
  behörde beispiel bereich bereiche bereitschafts besichtigung besprechung besucher besucherzahl besuchs betreuung
  betriebs bewacher bewachung bewachungs bild brand brandmelde brandschutz brandschutzhelfer brandsicherheits buch
  bühnen büro container datenschutz dauer detektiv detektive diebstahl diebstähle dienst dienste dienstleister
  dienstleistung dienstleistungen einbruch einbruchs einkaufs einlass einsatz einsätze eintrag einzelhandel
  einzelhandels empfang empfangs empfänger ende erklärung erst ersthelfer etagen evakuierung event fachkraft fahrt
  fahrten fassaden feier feiertags firma flucht flur fläche flächen formular freiheit fremdfirmen frist fristen
  frühstücks führung garagen gast gastgewerbe gebiet gebäude gefährdung gelände genehmigung gericht geräte geschäfts
  gesellschaft gespräch glas grund grundlagen gruppen gäste haftpflicht hallen handbuch handel haus hausmeister helfer
  hilfe hochbau hochhaus hotel identifikations industrie inventur kabel kassen keller kinder konferenz kontakt
  kontroll kontrolle kontrollen konzept kosten kraft kran krankenhaus kräfte kunden kupfer kündigungs laden
  ladendiebstahl lager leerstand leistungs leiter leitung lieferung liste logistik lösung management maschinen
  material meister melder meldung messe miet mieter mindest montage muster nachbarn nacht nachunternehmen nachweis
  nummer objekt ordner ordnungs papier park parkhaus pause person personal personen pflicht pforten pförtner plan
  planung portier posten preis protokoll protokolle prüfung rampen raum rechen recht rechts register reinigung
  reinigungs rettungs revier rohbau rund runde runden rundgang räumdienst räumung räumungs sachkunde satz schaden
  schadens schalt schaltung scharf schein schicht schließ schluss schlüssel schrott schränke schutz security selbst
  selbstbedienungs server service sicherheit sicherheits sicherung sonntags speicher sperr sperrung spuren stand
  steuer straßen streife streifen streit streitbeilegung stunden tag tagesstätte tarif taschen technik tiefbau
  tiefgaragen toiletten tor tore toren transport treppenhaus tätigkeit tür türen umsatz umsatzsteuer unterhalts
  unterkunft unterlagen unternehmen unterweisung urheber veranstaltung veranstaltungen veranstaltungs verbraucher
  verfolgung verkaufs verkehr verkehrs verkäufer verlust versicherung versicherungs vertrag vertretung verwaltung
  verwaltungs verzeichnis wach wachdienst wache wechsel weg wellness werk werks werkschutz werkzeug wert widerspruchs
  winter winterdienst wirtschaft wochenend wohn wohnanlagen wohnungs zahl zaun zeit zeiten zentren zentrum zugangs
  zuschlag zuschläge zustimmung zutritts zuverlässigkeits übergabe übersicht überwachung
`
  .trim()
  .split(/\s+/)
