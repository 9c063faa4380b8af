import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { samplePictures } from '@/content/pictures'
import { place } from '@/content/place'
import { isOffered } from '@/content/services/offered'
import { germanDate } from '@/content/terms'
import type { LegalBlock, LegalPage } from '@/content/types'
import { customersText, servesConsumers } from './customers'
import {
  branchRows,
  furtherPhoneRows,
  managementRows,
  openingHoursRows,
  partnerRegisterRows,
  photoCreditRows,
  rowsBlock,
} from './ownersExtras'

/** An optional value of the company: no row where there is none. */
function optionalRow(label: string, value: string | undefined) {
  return value ? [{ label, value }] : []
}

type Sections = LegalPage['sections']
type Rows = Extract<LegalBlock, { kind: 'rows' }>['rows']

/** A section of rows; none where the company has no value for any of them. */
function optionalSection(id: string, heading: string, rows: Rows): Sections {
  return rows.length === 0 ? [] : [{ id, heading, blocks: [{ kind: 'rows', rows }] }]
}

const creditRows = photoCreditRows(extras)

export const impressum: LegalPage = {
  meta: {
    title: 'Impressum',
    description:
      'Anbieterkennzeichnung mit Anschrift, Leitung und Vertretung, Kontakt und der Aufsichtsbehörde für die Erlaubnis nach §\u00a034a\u00a0GewO.',
  },
  heading: 'Impressum',
  lead: 'Angaben nach §\u00a05 des Digitale-Dienste-Gesetzes (DDG).',
  sections: [
    {
      id: 'anbieter',
      heading: 'Anbieter',
      blocks: [
        {
          kind: 'rows',
          rows: [
            { label: 'Unternehmen', value: company.legalName },
            { label: 'Anschrift', value: `${company.street}, ${company.postalCode} ${company.city}` },
          ],
        },
        { kind: 'text', paragraph: customersText },
      ],
    },
    {
      id: 'vertretung',
      heading: 'Leitung und Vertretung',
      blocks: [{ kind: 'rows', rows: managementRows(extras) }],
    },
    {
      id: 'kontakt',
      heading: 'Kontakt',
      blocks: [
        {
          kind: 'rows',
          rows: [
            { label: 'Telefon', value: [{ phone: company.phone }] },
            ...furtherPhoneRows(extras),
            { label: 'E-Mail', value: [{ email: company.email }] },
            ...openingHoursRows(extras),
          ],
        },
        {
          kind: 'text',
          paragraph: [
            'Wie wir mit Ihren Daten umgehen, steht in der ',
            { text: 'Datenschutzerklärung', route: 'datenschutz' },
            '.',
          ],
        },
      ],
    },
    ...optionalSection('standorte', 'Weitere Standorte', branchRows(extras)),
    // Sole traders and civil-law partnerships may be in no register.
    ...optionalSection('register', 'Registereintrag', [
      ...optionalRow('Registergericht', company.registerCourt),
      ...optionalRow('Registernummer', company.registerNumber),
      ...partnerRegisterRows(extras),
    ]),
    ...optionalSection('steuern', 'Steuerliche Angaben', [
      ...optionalRow('Umsatzsteuer-Identifikationsnummer nach §\u00a027a\u00a0UStG', company.vatId),
      ...optionalRow('Wirtschafts-Identifikationsnummer nach §\u00a0139c\u00a0AO', company.businessId),
      ...optionalRow('Finanzamt', company.taxOffice),
      ...optionalRow('Steuernummer', company.taxNumber),
    ]),
    {
      id: 'aufsicht',
      heading: 'Erlaubnis und Aufsichtsbehörde',
      blocks: [
        {
          kind: 'text',
          paragraph:
            'Wir haben die Erlaubnis, gewerbsmäßig Leben und Eigentum fremder Personen zu bewachen (§\u00a034a Abs.\u00a01 Satz\u00a01\u00a0GewO).',
        },
        {
          kind: 'rows',
          rows: [
            { label: 'Erlaubnis erteilt durch', value: company.permitAuthority },
            { label: 'Erteilt am', value: germanDate(company.permitDate) },
            { label: 'Aufsichtsbehörde', value: company.supervisoryAuthority },
            { label: 'Anschrift', value: company.supervisoryAuthorityAddress },
            {
              label: 'Berufsrecht',
              value: '§\u00a034a der Gewerbeordnung (GewO) und Bewachungsverordnung (BewachV)',
            },
          ],
        },
      ],
    },
    // No permit, but a craft that is registered (section 18 HwO): left out where cleaning is not offered.
    ...optionalSection(
      'handwerk',
      'Gebäudereinigung',
      isOffered('reinigungsdienste')
        ? optionalRow('Als Handwerk gemeldet bei (§\u00a018\u00a0HwO)', company.craftChamber)
        : [],
    ),
    // Clients must be told insurer and territory before a contract (section 2 DL-InfoV).
    ...optionalSection('versicherung', 'Haftpflichtversicherung', [
      ...optionalRow('Versicherer', company.insurer),
      ...optionalRow('Räumliche Geltung', company.insuredTerritory),
      ...optionalRow('Summen je Schadensfall', company.insuredSums),
    ]),
    ...optionalSection(
      'meldestelle',
      'Hinweise auf Verstöße',
      optionalRow('Interne Meldestelle (§\u00a012\u00a0HinSchG)', company.whistleblowing),
    ),
    ...(servesConsumers
      ? [
          {
            id: 'streitbeilegung',
            heading: 'Verbraucherstreitbeilegung',
            blocks: [
              {
                kind: 'text' as const,
                paragraph: claim(
                  'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036\u00a0VSBG).',
                ),
              },
            ],
          },
        ]
      : []),
    {
      id: 'haftung-inhalte',
      heading: 'Haftung für Inhalte',
      blocks: [
        {
          kind: 'text',
          paragraph:
            'Die Texte dieser Website beschreiben unsere Leistungen allgemein. Was wir im Einzelfall schulden, steht im Angebot und im Vertrag. Für eigene Inhalte haften wir nach den gesetzlichen Vorschriften. Fällt Ihnen ein Fehler auf, schreiben Sie uns bitte.',
        },
      ],
    },
    {
      id: 'haftung-links',
      heading: 'Haftung für Links',
      blocks: [
        {
          kind: 'text',
          paragraph:
            'Soweit diese Website auf Seiten anderer Anbieter verweist, sind diese für ihre Inhalte selbst verantwortlich. Auf spätere Änderungen dort haben wir keinen Einfluss. Erfahren wir von einem rechtswidrigen Inhalt, entfernen wir den Link.',
        },
      ],
    },
    {
      id: 'urheberrecht',
      heading: 'Urheberrecht',
      blocks: [
        {
          kind: 'text',
          paragraph: `Texte, Bilder${extras.film ? ', Film' : ''} und Gestaltung dieser Website sind geschützt, soweit das Urheberrecht es vorsieht. Eine Nutzung, die das Gesetz nicht ohnehin erlaubt, braucht unsere vorherige Zustimmung.`,
        },
      ],
    },
    {
      id: 'bildnachweis',
      heading: 'Bildnachweis',
      blocks: [
        ...rowsBlock(creditRows),
        {
          kind: 'text',
          paragraph: `${claim(`Alle ${creditRows.length > 0 ? 'anderen ' : ''}Bilder${extras.film ? ', Zeichnungen und der Film' : ' und Zeichnungen'} dieser Website sind am Computer entstanden; Fotos sind nicht darunter.`)} Rechte: ${company.legalName}.${place.town === samplePictures.town ? ` ${samplePictures.credit}` : ''} ${creditRows.length > 0 ? 'Was die Zeichnungen zeigen, ist erfunden: Gebäude, Räume, Plätze und Personen.' : 'Die bewachten Gebäude, Räume und Plätze sind erfunden, ebenso alle Personen.'}`,
        },
      ],
    },
  ],
}
