import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ofSample } from '@/content/support/ofSample'
import { hamburg } from '@/tests/owner/owners'
import { setup } from './setup'
import { currentState, type State } from './state'
import { loadedRecords, recordsFolder } from './support/recordsFolder'
import { DOWN, SPACE, typist, UP } from './support/typist'

// The form of what is written is the subject of writeRecords.test.ts.
jest.mock('node:child_process', () => ({
  ...jest.requireActual('node:child_process'),
  spawnSync: () => ({ status: 0 }),
}))

let folder = ''
beforeEach(() => {
  folder = recordsFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const times = (count: number, key: string) => Array.from({ length: count }, () => key)
const GROUPS = 'Was möchten Sie eintragen?'

ofSample('asks for everything, refuses what cannot be right, and writes what was answered', async () => {
  const { terminal, see, answer, accept, choose, decide } = typist()
  const done = setup(folder, currentState(folder), terminal)

  await accept(GROUPS)
  await answer('Kurzer Name', 'Schäfer & Söhne')
  await answer('Voller Name', 'Schäfer & Söhne Wach- und Schließgesellschaft mbH & Co. KG')
  await answer('Straße und Hausnummer', 'Billstraße 87')
  await answer('Postleitzahl', '20539')
  await answer('Ort', 'Hamburg')
  await answer('Telefon', 'siehe Website')
  await answer('Das enthält „s“; eine Nummer besteht aus', '040 239876-0')
  await answer('E-Mail', 'info@schaefer-wache.test')
  // Often the same one: it stands there.
  await accept('E-Mail für Bewerbungen')
  await answer('Wer das Unternehmen leitet', 'Hinnerk Schäfer')
  await answer('Wie das im Impressum heißt', 'Geschäftsführer')
  await answer('LinkedIn', '')
  await answer('Xing', 'https://www.xing.com/pages/schaefer-wache')
  for (const network of ['Instagram', 'Facebook', 'YouTube']) {
    await answer(network, '')
  }
  await see('Gespeichert: content/company.ts')

  // Begins with what is open: Recht.
  await accept(GROUPS)
  await answer('Wer die Erlaubnis', 'Bezirksamt Hamburg-Mitte')
  await answer('Tag der Erlaubnis', '3.3.2014')
  await accept('Wer die Erlaubnis heute beaufsichtigt')
  await answer('Anschrift dieser Behörde', 'Caffamacherreihe 1–3, 20355 Hamburg')
  await answer('Registergericht', 'Amtsgericht Hamburg')
  await answer('Registernummer', 'HRA 98765, HRB 54321')
  await answer('Das nennt zwei Register', 'HRA 98765')
  await answer('Umsatzsteuer', 'DE987654321')
  await answer('Finanzamt', '')
  await answer('Haftpflichtversicherer', '')
  // The sample cleans as well.
  await answer('Handwerkskammer', '')
  await answer('Hoster), mit Anschrift', 'Nordserver GmbH, Deichweg 9, 21107 Hamburg')
  await answer('Wie viele Tage', '14')
  await accept('E-Mail für Fragen zum Datenschutz')
  await answer('Datenschutzbeauftragte Person', '')
  await see('Gespeichert: content/company.ts')

  // Begins with what is open: Ort.
  await accept(GROUPS)
  await answer('Stadt', 'in Hamburg')
  await answer('Das beginnt mit „in“', 'Hamburg')
  await answer('Ihr Gebiet', 'Hamburg und Umland')
  await accept('Ihr Gebiet in Überschriften')
  await choose('Bundesland Ihres Sitzes', ...times(5, DOWN))
  await answer('Ort 1', 'Hamburg')
  await answer('was Sie dort bewachen', 'Hafen und Hotels')
  await answer('Hamburg: Sätze', 'Am Hafen bewachen wir Lager und Hotels.')
  await accept('Hamburg: Bundesland')
  await answer('Hamburg auf der Karte', '9,99, 53,55')
  await answer('Das ist vertauscht', '53,55, 9,99')
  await answer('Ort 2', 'Hamburg')
  await answer('Das steht schon in Ihrer Liste', 'Norderstedt')
  await answer('was Sie dort bewachen', 'Lager und Logistik')
  await accept('Norderstedt: Sätze')
  await choose('Norderstedt: Bundesland', ...times(9, DOWN))
  await answer('Norderstedt auf der Karte', '')
  await answer('Ort 3', '')
  await answer('Ihr Büro auf der Karte', '')
  await see('Gespeichert: content/place.ts')

  // Begins with what is open: Zahlen.
  await accept(GROUPS)
  await decide('Erfahrung der Leitung nennen?', 'n')
  await decide('Zahl der Mitarbeitenden nennen?', 'y')
  await answer('Die Zahl, wie sie dasteht', '80')
  await answer('Was sie zählt', 'Mitarbeitende')
  await answer('Ein Satz darunter: wo sie angestellt sind', '')
  await answer('Worauf sie beruht', 'Eigene Auswertung')
  await answer('Für welche Zeit', 'Verträge des Jahres 2025')
  await answer('Auf welchem Stand', 'Januar 2026')
  for (const figure of ['Zahl der Leistungen', 'Treue der Kunden', 'Erfahrung der Einsatzleitung']) {
    await decide(figure, 'n')
  }
  await answer('Jahr der Gründung', '2014')
  await see('Gespeichert: content/facts.ts')

  // Begins with what is open: Formulardienst.
  await accept(GROUPS)
  await answer('Anbieter mit Anschrift', 'Forms Inc., 1 Main Street, Boston')
  await answer('Land, in dem er sitzt', 'USA')
  await answer('Worauf die Übermittlung', 'EU-US Data Privacy Framework')
  await answer('Wie lange Sie Anfragen aufheben', 'drei Monate')
  await see('Gespeichert: content/formService.ts')

  // Begins with what is open: Adresse.
  await accept(GROUPS)
  await answer('Adresse der Website', 'www.schaefer-wache.test')
  await answer('Das beginnt nicht mit https://', 'https://www.schaefer-wache.test')
  await answer('Ordner auf dem Server', '')
  await answer('Adresse, die Ihr Formulardienst', 'https://formulare.schaefer-wache.test/f')
  await see('Gespeichert: .env.local')

  // Nothing is open: what is chosen besides.
  await choose(GROUPS, ...times(5, UP))
  await choose('Welche Leistungen bieten Sie an?', ...times(9, `${SPACE}${DOWN}`))
  await see('Wählen Sie mindestens eine Leistung.')
  await choose('Welche Leistungen bieten Sie an?', DOWN, SPACE, DOWN, SPACE)
  await choose('auf der Startseite groß', SPACE)
  await choose('der Fuß jeder Seite')
  await see('Gespeichert: content/services/offered.ts')

  await choose(GROUPS, ...times(2, UP))
  await answer('Nummer für den Ernstfall', '040 239876-22')
  await accept('Wie diese Nummer heißt')
  await answer('Wann jemand abnimmt', 'täglich 18 bis 7 Uhr')
  await answer('Nummer für WhatsApp', '')
  await decide('Öffnungszeiten eintragen?', 'y')
  await choose('An welchen Tagen?')
  await answer('Von', '8 Uhr')
  await answer('Das ist keine Uhrzeit', '08:00')
  await answer('Bis', '07:00')
  await answer('Das liegt nicht nach 08:00', '17:00')
  await decide('Noch eine Zeit', 'n')
  // A KG has one: yes stands there.
  await accept('Haftet eine Komplementärin')
  await answer('Ihr Name', 'Schäfer & Söhne Verwaltungs GmbH')
  await accept('Ihr Registergericht')
  await answer('Ihre Registernummer', 'HRB 54321')
  await choose('Den mitgelieferten Film zeigen?')
  await see('Gespeichert: content/extras.ts')
  await accept(GROUPS)
  await done

  expect(loadedRecords(folder)).toMatchObject({
    company: {
      company: {
        shortName: 'Schäfer & Söhne',
        phone: '040 239876-0',
        applicationsEmail: 'info@schaefer-wache.test',
        permitDate: '2014-03-03',
        supervisoryAuthority: 'Bezirksamt Hamburg-Mitte',
        registerNumber: 'HRA 98765',
        taxOffice: null,
        taxNumber: null,
        insurer: null,
        insuredTerritory: null,
        wageAgreement: null,
      },
      socialProfiles: [{ name: 'Xing', href: 'https://www.xing.com/pages/schaefer-wache' }],
    },
    place: {
      place: {
        sample: false,
        town: 'Hamburg',
        area: 'Hamburg und Umland',
        land: 'HH',
        regions: [
          { name: 'Hamburg', text: 'Hafen und Hotels', at: [9.99, 53.55] },
          { name: 'Norderstedt', text: 'Lager und Logistik', land: 'SH' },
        ],
      },
    },
    'services/offered': {
      offer: {
        services: ['objektschutz', 'empfangsdienst'],
        large: ['objektschutz'],
        footer: ['objektschutz', 'empfangsdienst'],
      },
    },
    facts: {
      facts: {
        employees: {
          value: '80',
          label: 'Mitarbeitende',
          evidence: { basis: 'Eigene Auswertung', period: 'Verträge des Jahres 2025', asOf: 'Januar 2026' },
        },
        founded: { value: '2014', label: 'gegründet' },
      },
    },
    formService: {
      formService: {
        sample: false,
        provider: 'Forms Inc., 1 Main Street, Boston',
        country: 'USA',
        transferBasis: 'EU-US Data Privacy Framework',
        storagePeriod: 'drei Monate',
      },
    },
    extras: {
      extras: {
        phones: hamburg.extras.phones,
        openingHours: hamburg.extras.openingHours,
        generalPartner: hamburg.extras.generalPartner,
        film: false,
      },
    },
  })
  expect(readFileSync(join(folder, 'content/facts.ts'), 'utf8')).not.toContain('clientRetention')
  expect(readFileSync(join(folder, '.env.local'), 'utf8')).toBe(
    'SITE_URL=https://www.schaefer-wache.test\nBASE_PATH=\nFORM_ENDPOINT=https://formulare.schaefer-wache.test/f\n',
  )
})

ofSample('keeps what is saved when somebody leaves, and shows it when they come back', async () => {
  const before = readFileSync(join(folder, 'content/place.ts'), 'utf8')
  const state: State = { ...currentState(folder), place: hamburg.place }
  const first = typist()
  const left = setup(folder, state, first.terminal)
  await first.choose(GROUPS, ...times(5, DOWN))
  for (const figure of Object.values(['Leitung', 'Mitarbeitenden', 'Leistungen', 'Kunden', 'Durchschnitt'])) {
    await first.decide(`${figure} nennen?`, 'n')
  }
  await first.answer('Jahr der Gründung', '2014')
  await first.accept(GROUPS)
  await first.answer('Kurzer Name', 'Schäfer & Söhne')
  await first.leave('Voller Name')
  await left
  expect(first.said()).toContain(
    'Beendet. Gespeichert ist: content/facts.ts. Weiter geht es mit: npm run setup',
  )
  expect(loadedRecords(folder)).toMatchObject({
    company: { company: { shortName: 'Musterwacht' } },
    facts: { facts: { founded: { value: '2014' } } },
  })
  expect(readFileSync(join(folder, 'content/place.ts'), 'utf8')).toBe(before)

  const again = typist()
  const over = setup(
    folder,
    { ...state, facts: { founded: { value: '2014', label: 'gegründet' } } },
    again.terminal,
  )
  await again.see('✓ Ort: Stadt, Gebiet, Bundesland, Orte – Hamburg und Umland')
  await again.see('✓ Zahlen: Gründung, Mitarbeitende, Erfahrung – 1 genannt')
  await again.leave('Fertig')
  await over
  expect(again.said()).toContain('Es ist nichts geändert.')
})
