import { claim } from '@/content/claim'
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { formService } from '@/content/formService'
import { consentMeaning } from '@/content/forms'
import { laender } from '@/content/laender'
import { place } from '@/content/place'
import { comparison } from '@/content/planning/comparison'
import { qualificationPathLabels } from '@/content/planning/qualification'
import { isOffered } from '@/content/services/offered'
import {
  CHANGE_KEY,
  CLEANING_HOURS_KEY,
  CLEANING_KEY,
  DRAFT_KEY,
  HOURS_KEY,
  OFFERS_KEY,
  POSTS_KEY,
  QUALIFICATION_KEY,
  RELOADED_KEY,
  REQUESTS_KEY,
} from '@/content/storageKeys'
import type { LegalBlock, LegalPage } from '@/content/types'
import { contactLinkBlocks, privacyDay } from './ownersExtras'

/** Supervises data protection in the companies of the Land. */
const authority = laender[place.land].dataProtection

const phone = { phone: company.phone }
const email = { email: company.email }
const dataProtectionEmail = { email: company.dataProtectionEmail }

/** The appointed officer where there is one (Art. 37 GDPR, section 38 BDSG), else only a mailbox: the two must not be confused. */
function dataProtectionContact(): LegalBlock {
  const { dataProtectionOfficer } = company
  return {
    kind: 'rows',
    rows:
      dataProtectionOfficer === undefined
        ? [{ label: 'Fragen zum Datenschutz', value: [dataProtectionEmail] }]
        : [
            { label: 'Datenschutzbeauftragte', value: dataProtectionOfficer },
            { label: 'E-Mail dorthin', value: [dataProtectionEmail] },
          ],
  }
}

/** Who receives the forms when the build has an address to send them to. */
function connectedFormService(formOrigin: string): readonly LegalBlock[] {
  const { transferBasis } = formService
  return [
    {
      kind: 'text',
      paragraph:
        'Beim Absenden überträgt Ihr Browser die Angaben direkt an einen Formulardienst, der sie für uns entgegennimmt. Der Dienst erfährt dabei auch die technischen Daten, die bei jeder Verbindung anfallen: Ihre IP-Adresse, den Zeitpunkt, die Kennung Ihres Browsers und die Adresse unserer Website.',
    },
    {
      kind: 'rows',
      rows: [
        { label: 'Anbieter', value: formService.provider },
        { label: 'Land', value: formService.country },
        { label: 'Technische Adresse', value: formOrigin },
        ...(transferBasis === undefined
          ? []
          : [{ label: 'Grundlage der Übermittlung in Drittländer', value: transferBasis }]),
      ],
    },
    {
      kind: 'text',
      paragraph: `${claim('Der Anbieter ist unser Auftragsverarbeiter nach Art.\u00a028\u00a0DSGVO.')} Er darf die Daten nur nach unserer Weisung verarbeiten.`,
    },
    {
      kind: 'text',
      paragraph:
        transferBasis === undefined
          ? 'Die Daten werden innerhalb der EU oder des Europäischen Wirtschaftsraums verarbeitet. Eine Übermittlung in andere Länder ist nicht vorgesehen.'
          : [
              'Dabei können Daten außerhalb der EU und des Europäischen Wirtschaftsraums verarbeitet werden. Worauf wir die Übermittlung stützen, steht oben. Auf Anfrage nennen wir Ihnen, wo Sie die Unterlagen dazu einsehen können oder eine Kopie erhalten: ',
              dataProtectionEmail,
              '.',
            ],
    },
    {
      kind: 'text',
      paragraph:
        'Bis Sie ein Formular absenden, baut Ihr Browser keine Verbindung zum Formulardienst auf. Ist JavaScript ausgeschaltet, sendet Ihr Browser das Kontaktformular selbst an dieselbe Stelle. Danach kann eine Seite des Formulardienstes erscheinen.',
    },
  ]
}

const disconnectedFormService: readonly LegalBlock[] = [
  {
    kind: 'text',
    paragraph:
      'Die Formulare sind zurzeit mit keinem Formulardienst verbunden. Was Sie eintragen, wird weder an uns noch an einen Dienst übermittelt. Nach dem Absenden nennt Ihnen die Seite unsere Telefonnummer und bietet eine vorbereitete E-Mail an. Die E-Mail entsteht auf Ihrem Gerät und erreicht uns erst, wenn Sie sie selbst abschicken.',
  },
  {
    kind: 'text',
    paragraph: [
      'Ihre Anfrage nehmen wir per Telefon unter ',
      phone,
      ' oder per E-Mail an ',
      email,
      ' entgegen.',
    ],
  },
]

/** The buttons of the desk that write into the message of the offer request. */
const { intoRequest } = qualificationPathLabels
const hoursIntoRequest = comparison.request.link

/** Says what this build does: `formOrigin` is where its forms are sent to, null when they cannot send. */
export function datenschutz({ formOrigin }: { formOrigin: string | null }): LegalPage {
  const canSend = formOrigin !== null
  const logDays = company.logDays === '1' ? 'einem Tag' : `${company.logDays}\u00a0Tagen`
  const storageEnds = canSend
    ? 'Der Entwurf wird entfernt, wenn die Anfrage angekommen ist oder Sie ihn verwerfen. Die gemerkte Anfrage wird entfernt, wenn Sie die Meldung zu ihrem Ergebnis schließen oder erneut absenden.'
    : 'Der Entwurf wird entfernt, wenn Sie ihn verwerfen, die gemerkte Anfrage, wenn Sie die Meldung zu ihrem Ergebnis schließen oder erneut absenden.'

  return {
    meta: {
      title: 'Datenschutzerklärung',
      description:
        'Welche Daten diese Website verarbeitet, wofür und wie lange: Serverprotokolle, Formulare, Anfragen und Bewerbungen. Mit Ihren Rechten.',
    },
    heading: 'Datenschutzerklärung',
    lead: 'Diese Website setzt keine Cookies, misst keine Besuche und bindet keine Inhalte Dritter ein. Personenbezogene Daten verarbeiten wir, wenn der Webserver eine Seite ausliefert und wenn Sie sich an uns wenden.',
    sections: [
      {
        id: 'verantwortlich',
        heading: 'Verantwortlich',
        blocks: [
          {
            kind: 'rows',
            rows: [
              { label: 'Unternehmen', value: company.legalName },
              { label: 'Anschrift', value: `${company.street}, ${company.postalCode} ${company.city}` },
              { label: 'Telefon', value: [phone] },
              { label: 'E-Mail', value: [email] },
            ],
          },
          dataProtectionContact(),
          {
            kind: 'text',
            paragraph: [
              'Weitere Angaben zum Unternehmen stehen im ',
              { text: 'Impressum', route: 'impressum' },
              '.',
            ],
          },
        ],
      },
      {
        id: 'cookies-inhalte',
        heading: 'Cookies, Statistik und Inhalte Dritter',
        blocks: [
          {
            kind: 'text',
            paragraph: `Die Website besteht aus fertigen Seiten. Sie setzt keine Cookies und wertet nicht aus, wer sie besucht oder was jemand anklickt. Schrift, Bilder${extras.film ? ', Film' : ''} und Programmcode kommen vom selben Server wie die Seiten. Beim Lesen stellt Ihr Browser deshalb keine Verbindung zu anderen Anbietern her.`,
          },
          {
            kind: 'text',
            paragraph:
              'Soweit wir auf Seiten anderer Anbieter verweisen, etwa auf Profile in sozialen Netzwerken, sind das einfache Links. Der andere Anbieter erhält erst dann Daten, wenn Sie dem Link folgen.',
          },
        ],
      },
      {
        id: 'serverprotokolle',
        heading: 'Hosting und Serverprotokolle',
        blocks: [
          {
            kind: 'text',
            paragraph:
              'Wenn Sie eine Seite aufrufen, verarbeitet der Webserver Ihre IP-Adresse, um die Seite an Ihren Browser senden zu können. Manche Browser rufen eine Seite dieser Website schon ab, während der Mauszeiger auf ihrem Link ruht. In Protokollen können dabei gespeichert werden:',
          },
          {
            kind: 'list',
            items: [
              'IP-Adresse',
              'Datum und Uhrzeit des Abrufs',
              'abgerufene Adresse, übertragene Datenmenge und Ergebnis des Abrufs',
              'zuvor besuchte Seite, soweit Ihr Browser sie mitteilt',
              'Kennung des Browsers und des Betriebssystems',
            ],
          },
          {
            kind: 'rows',
            rows: [{ label: 'Hosting-Anbieter', value: company.hostingProvider }],
          },
          {
            kind: 'text',
            paragraph: `${claim('Der Hosting-Anbieter arbeitet als Auftragsverarbeiter für uns (Art.\u00a028\u00a0DSGVO).')} Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0f\u00a0DSGVO. Unser berechtigtes Interesse ist, die Website auszuliefern, Störungen zu finden und Angriffe abzuwehren.`,
          },
          {
            kind: 'text',
            paragraph: `${claim(`Die Protokolle werden nach ${logDays} gelöscht.`)} Einträge, die wir zur Aufklärung eines Vorfalls brauchen, bleiben bis zu dessen Klärung gespeichert.`,
          },
        ],
      },
      {
        id: 'formulare',
        heading: 'Angebotsanfrage und Kontaktformular',
        blocks: [
          {
            kind: 'text',
            paragraph: 'Diese Website hat zwei Formulare. Sie fragen nach folgenden Angaben:',
          },
          {
            kind: 'rows',
            rows: [
              {
                label: 'Angebotsanfrage',
                value:
                  'Unternehmen, Name, E-Mail, Telefon, Nachricht, Einwilligung. Pflicht sind E-Mail, Telefon und Einwilligung.',
              },
              {
                label: 'Kontaktformular',
                value: 'Name, E-Mail, Telefon, Nachricht. Alle vier Angaben sind Pflicht.',
              },
            ],
          },
          {
            kind: 'text',
            paragraph: `Die Angaben dienen dazu, Ihre Anfrage zu bearbeiten und ein Angebot vorzubereiten. Die E-Mail-Adresse brauchen wir für die Antwort, die Telefonnummer für Rückfragen zum Einsatz. ${claim('Für Newsletter oder andere Werbung verwenden wir Formularangaben nicht.')}`,
          },
          {
            kind: 'text',
            paragraph: `Auf unseren Planungsseiten schreibt der Link „${intoRequest}“ in das Nachrichtenfeld der Angebotsanfrage, was Sie dort geplant haben:`,
          },
          {
            kind: 'list',
            items: [
              'Posten mit Namen, Tagen, Uhrzeiten und Zahl der Personen',
              ...(isOffered('reinigungsdienste') ? ['Reinigungsflächen'] : []),
              'die Stunden, die sich daraus ergeben',
              'Ihre Antworten auf die Fragen zur Qualifikation und das Ergebnis',
            ],
          },
          {
            kind: 'text',
            paragraph: `Beim Vergleich von Angeboten schreibt „${hoursIntoRequest}“ nur die Stunden hinein, nicht die Preise anderer Firmen. Sie können den Text lesen, ändern und löschen. Er bleibt auf Ihrem Gerät, bis Sie die Anfrage absenden; danach ist er ein Teil Ihrer Nachricht.`,
          },
          {
            kind: 'text',
            paragraph:
              'Bitte tragen Sie keine Zugangscodes, Alarmpläne oder Einzelheiten zu Schließanlagen ein. Solche Angaben gehören in ein persönliches Gespräch.',
          },
        ],
      },
      {
        id: 'formulardienst',
        heading: 'Übermittlung der Formulare',
        blocks: canSend ? connectedFormService(formOrigin) : disconnectedFormService,
      },
      {
        id: 'rechtsgrundlagen',
        heading: 'Rechtsgrundlagen bei Anfragen',
        blocks: [
          {
            kind: 'list',
            items: [
              'Fragen Sie für sich selbst oder Ihr Einzelunternehmen an, bereiten wir auf Ihre Anfrage hin einen Vertrag vor (Art.\u00a06 Abs.\u00a01 lit.\u00a0b\u00a0DSGVO).',
              'Fragen Sie als Ansprechperson eines Unternehmens, einer Behörde oder einer Institution an, ist Rechtsgrundlage Art.\u00a06 Abs.\u00a01 lit.\u00a0f\u00a0DSGVO. Unser berechtigtes Interesse ist, die Anfrage Ihres Hauses zu beantworten.',
              canSend
                ? 'Im Formular der Angebotsanfrage erteilen Sie uns zusätzlich eine Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a\u00a0DSGVO). Mehr dazu im nächsten Abschnitt.'
                : 'Im Formular der Angebotsanfrage ist zusätzlich eine Einwilligung vorgesehen (Art.\u00a06 Abs.\u00a01 lit.\u00a0a\u00a0DSGVO). Mehr dazu im nächsten Abschnitt.',
            ],
          },
        ],
      },
      {
        id: 'einwilligung',
        heading: 'Einwilligung und Widerruf',
        blocks: [
          {
            kind: 'text',
            paragraph: `Das Häkchen „Ich stimme der DSGVO zu“ bedeutet: ${consentMeaning}`,
          },
          {
            kind: 'text',
            paragraph: canSend
              ? 'Das Häkchen wird mit der Anfrage übermittelt, damit wir die Einwilligung nachweisen können.'
              : 'Solange das Formular nicht senden kann, wird auch das Häkchen nicht übermittelt.',
          },
          {
            kind: 'text',
            paragraph: [
              'Sie können die Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Eine E-Mail an ',
              dataProtectionEmail,
              ' genügt. Was wir bis dahin verarbeitet haben, bleibt rechtmäßig. Nach einem Widerruf bearbeiten wir die Anfrage nicht weiter und löschen die Angaben. Ausgenommen ist, was wir für einen geschlossenen Vertrag oder wegen einer gesetzlichen Pflicht noch brauchen.',
            ],
          },
        ],
      },
      {
        id: 'entwurf',
        heading: 'Ihre Eingaben auf Ihrem Gerät',
        blocks: [
          {
            kind: 'text',
            paragraph: `Was Sie in die Formulare eintragen und aus einer Planung übernehmen, legt Ihr Browser als Entwurf in seinem Sitzungsspeicher (sessionStorage) unter dem Namen „${DRAFT_KEY}“ ab. So ist der Text noch da, wenn Sie ein Formular schließen oder die Seite neu laden. Auf der Seite einer Leistung stehen deren Name und Stichworte schon in der Nachricht. Sie werden mit abgelegt, sobald Sie die Angebotsanfrage öffnen, und ein zweites Mal für sich: So kann eine andere Leistung sie ersetzen. Das Häkchen der Einwilligung wird nicht gespeichert.`,
          },
          {
            kind: 'text',
            paragraph: `Schicken Sie eine Anfrage ab, merkt sich der Sitzungsspeicher auch sie, unter dem Namen „${REQUESTS_KEY}“: mit einer zufälligen Kennung und dem Ergebnis. Solange nicht feststeht, dass sie angekommen ist, bleiben auch Ihre Angaben gemerkt. So erfahren Sie, was aus der Anfrage geworden ist, auch wenn Sie währenddessen eine andere Seite öffnen oder die Verbindung abreißt.`,
          },
          {
            kind: 'text',
            paragraph: `Ihre Eingaben auf unseren Planungsseiten merkt sich der Sitzungsspeicher ebenso, sobald Sie etwas ändern, einen Link mit Posten öffnen oder ein Preisblatt einlesen: Posten („${POSTS_KEY}“), ${isOffered('reinigungsdienste') ? `Reinigungsflächen („${CLEANING_KEY}“) und ihre Stunden („${CLEANING_HOURS_KEY}“), ` : ''}die aus den Posten errechneten Stunden („${HOURS_KEY}“), die Angebote, die Sie vergleichen („${OFFERS_KEY}“), Ihre Antworten auf die Fragen zu §\u00a034a\u00a0GewO („${QUALIFICATION_KEY}“) und die Häkchen der Checkliste zum Wechsel („${CHANGE_KEY}“). Preise aus dem Vergleich überträgt die Website nicht; sie setzt sie weder in einen Link noch in eine Anfrage. Ihre Posten stehen zusätzlich hinter dem # in der Adresszeile. Diesen Teil der Adresse sendet Ihr Browser beim Abruf einer Seite nicht mit. Er kann aber im Verlauf und in Lesezeichen Ihres Browsers stehen bleiben, und wer den Link oder das Preisblatt von Ihnen bekommt, sieht die Posten.`,
          },
          {
            kind: 'text',
            paragraph: `Muss eine Seite neu geladen werden, weil sie abgebrochen ist oder weil es eine neue Fassung der Website gibt, steht der Grund kurz unter „${RELOADED_KEY}“. Lässt Ihr Browser den Sitzungsspeicher nicht zu, oder ist er voll, bleiben Ihre Eingaben nur auf der geöffneten Seite, bis Sie sie verlassen oder neu laden. Durch das Speichern selbst wird nichts übertragen; alles bleibt auf Ihrem Gerät. ${storageEnds} Die Eingaben der Planungsseiten bleiben bis zum Ende der Sitzung. Der Sitzungsspeicher endet, wenn Sie den Tab schließen. Stellt Ihr Browser einen geschlossenen Tab wieder her, kann sein Inhalt mit ihm zurückkehren. Ist JavaScript ausgeschaltet, wird nichts davon gespeichert.`,
          },
          {
            kind: 'text',
            paragraph:
              'Das Speichern ist erforderlich: Nur so behalten die Formulare und Rechner, die Sie ausdrücklich nutzen möchten, Ihre Eingaben, und nur so geht keine Anfrage verloren oder doppelt hinaus (§\u00a025 Abs.\u00a02 Nr.\u00a02\u00a0TDDDG). Andere Informationen speichert die Website nicht auf Ihrem Gerät, abgesehen vom üblichen Zwischenspeicher und Verlauf des Browsers.',
          },
        ],
      },
      {
        id: 'telefon-e-mail',
        heading: 'Anfragen per Telefon und E-Mail',
        blocks: [
          {
            kind: 'text',
            paragraph:
              'Rufen Sie an oder schreiben Sie uns, verarbeiten wir Ihre Kontaktdaten und den Inhalt der Nachricht, um Ihr Anliegen zu bearbeiten. Es gelten dieselben Rechtsgrundlagen wie bei den Formularen (Art.\u00a06 Abs.\u00a01 lit.\u00a0b oder\u00a0f\u00a0DSGVO); eine Einwilligung holen wir dafür nicht ein.',
          },
          {
            kind: 'text',
            paragraph:
              'E-Mails sind auf dem Weg nicht in jedem Fall verschlüsselt. Vertrauliche Unterlagen übergeben Sie uns besser persönlich oder auf einem Weg, den wir vorher mit Ihnen absprechen.',
          },
          ...contactLinkBlocks(extras),
        ],
      },
      {
        id: 'bewerbung',
        heading: 'Bewerbungen',
        blocks: [
          {
            kind: 'text',
            paragraph: [
              'Bewerben können Sie sich per E-Mail an ',
              { email: company.applicationsEmail },
              '. Wir verarbeiten Ihre Kontaktdaten, Ihre Unterlagen und den Schriftwechsel, um über eine Anstellung zu entscheiden. Angaben zu Gesundheit, Religion, Herkunft oder politischer Haltung brauchen wir dafür nicht; lassen Sie sie bitte weg.',
            ],
          },
          {
            kind: 'text',
            paragraph:
              'Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b\u00a0DSGVO: Ohne diese Angaben können wir über ein Arbeitsverhältnis nicht entscheiden.',
          },
          {
            kind: 'text',
            paragraph:
              'Wollen wir Sie für die Bewachung beschäftigen, müssen wir Sie vor dem ersten Dienst über das Bewacherregister bei der Behörde anmelden (§\u00a034a Abs.\u00a01a und §\u00a011b\u00a0GewO, §\u00a016\u00a0BewachV). Das Register führt das Statistische Bundesamt. Wir übermitteln dabei unter anderem Namen, Geburtsdatum, Staatsangehörigkeit, Ihre Wohnorte der letzten fünf Jahre, eine Kopie Ihres Ausweises und Ihre Nachweise. Haben Sie schon eine gültige Registernummer, ist es weniger (§\u00a016 Abs.\u00a03\u00a0BewachV). Die Behörde prüft damit Ihre Zuverlässigkeit und fragt dafür bei anderen Stellen an, bei bestimmten Aufgaben auch beim Verfassungsschutz. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0c\u00a0DSGVO.',
          },
          {
            kind: 'text',
            paragraph: `${claim('Nach einer Absage löschen wir die Unterlagen in der Regel nach sechs Monaten.')} So lange bewahren wir sie auf, um uns gegen mögliche Ansprüche aus dem Bewerbungsverfahren verteidigen zu können (Art.\u00a06 Abs.\u00a01 lit.\u00a0f\u00a0DSGVO). Länger speichern wir sie nur, wenn ein Streit anhängig ist oder Sie eingewilligt haben. Kommt ein Arbeitsverhältnis zustande, werden die nötigen Unterlagen Teil der Personalakte.`,
          },
        ],
      },
      {
        id: 'empfaenger',
        heading: 'Empfänger',
        blocks: [
          {
            kind: 'text',
            paragraph:
              'In unserem Haus sehen Ihre Daten die Personen, die Ihr Anliegen bearbeiten. Außerdem:',
          },
          {
            kind: 'list',
            items: [
              'der Hosting-Anbieter dieser Website',
              ...(canSend ? ['der Formulardienst'] : []),
              'Dienstleister, die E-Mail und Telefon für uns betreiben',
              'bei einer Einstellung für die Bewachung das Bewacherregister und die zuständige Behörde (siehe Bewerbungen)',
            ],
          },
          {
            kind: 'text',
            paragraph:
              'Andere Stellen erhalten Ihre Daten nur, soweit Ihr Anliegen es erfordert und das Gesetz es erlaubt. Sonst geben wir sie nur mit Ihrer Einwilligung weiter oder wenn ein Gesetz uns verpflichtet.',
          },
        ],
      },
      {
        id: 'speicherdauer',
        heading: 'Speicherdauer von Anfragen',
        blocks: [
          {
            kind: 'rows',
            rows: [
              {
                label: 'Ohne Vertrag',
                value: `${formService.storagePeriod} nach dem letzten Kontakt, soweit keine gesetzliche Frist länger läuft`,
              },
              {
                label: 'Mit Vertrag',
                value: 'für die Dauer des Vertrags, danach bis zum Ende der gesetzlichen Fristen',
              },
            ],
          },
          {
            kind: 'text',
            paragraph:
              'Gesetzliche Fristen ergeben sich vor allem aus §\u00a0257\u00a0HGB und §\u00a0147\u00a0AO. In diesem Umfang sind wir zur Aufbewahrung verpflichtet (Art.\u00a06 Abs.\u00a01 lit.\u00a0c\u00a0DSGVO). Die Fristen für Serverprotokolle und Bewerbungen stehen in den Abschnitten dazu.',
          },
        ],
      },
      {
        id: 'bereitstellung',
        heading: 'Keine Pflicht zur Angabe',
        blocks: [
          {
            kind: 'text',
            paragraph:
              'Außer für das Bewacherregister müssen Sie uns keine Daten mitteilen. Ohne die Pflichtfelder lässt sich ein Formular nicht absenden; Sie erreichen uns dann per Telefon oder E-Mail. Ohne Ihre IP-Adresse kann der Webserver die Seiten nicht ausliefern. Für eine Bewerbung brauchen wir die Angaben, die eine Entscheidung möglich machen.',
          },
        ],
      },
      {
        id: 'automatisierung',
        heading: 'Keine automatisierten Entscheidungen',
        blocks: [
          {
            kind: 'text',
            paragraph: `${claim('Über Anfragen und Bewerbungen entscheiden Menschen.')} Automatisierte Entscheidungen oder Profiling nach Art.\u00a022\u00a0DSGVO finden nicht statt.`,
          },
        ],
      },
      {
        id: 'rechte',
        heading: 'Ihre Rechte',
        blocks: [
          {
            kind: 'text',
            paragraph: 'Nach der DSGVO haben Sie das Recht auf',
          },
          {
            kind: 'list',
            items: [
              'Auskunft über Ihre Daten (Art.\u00a015)',
              'Berichtigung unrichtiger Daten (Art.\u00a016)',
              'Löschung (Art.\u00a017)',
              'Einschränkung der Verarbeitung (Art.\u00a018)',
              'Auskunft, wem wir eine Berichtigung, Löschung oder Einschränkung mitgeteilt haben (Art.\u00a019)',
              'Übertragung der Daten, die Sie uns bereitgestellt haben (Art.\u00a020)',
              'Widerspruch (Art.\u00a021), siehe den nächsten Abschnitt',
              'Widerruf einer Einwilligung (Art.\u00a07 Abs.\u00a03)',
              'Beschwerde bei einer Aufsichtsbehörde (Art.\u00a077)',
            ],
          },
          {
            kind: 'text',
            paragraph: [
              'Für einige dieser Rechte nennt das Gesetz Voraussetzungen. Um ein Recht auszuüben, genügt eine Nachricht an ',
              dataProtectionEmail,
              '.',
            ],
          },
        ],
      },
      {
        id: 'widerspruch',
        heading: 'Widerspruchsrecht nach Art.\u00a021\u00a0DSGVO',
        blocks: [
          {
            kind: 'text',
            paragraph:
              'Beruht eine Verarbeitung auf Art.\u00a06 Abs.\u00a01 lit.\u00a0f\u00a0DSGVO, können Sie aus Gründen Ihrer besonderen Situation jederzeit widersprechen. Wir verarbeiten die Daten dann nicht mehr. Davon gibt es zwei Ausnahmen: Wir weisen zwingende schutzwürdige Gründe nach, die Ihre Interessen, Rechte und Freiheiten überwiegen. Oder die Verarbeitung dient der Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen.',
          },
          {
            kind: 'text',
            paragraph:
              'Werden Daten für Direktwerbung verarbeitet, können Sie dem jederzeit und ohne Angabe von Gründen widersprechen. Die Daten werden dann nicht mehr für diesen Zweck verarbeitet.',
          },
          {
            kind: 'text',
            paragraph: [
              'Der Widerspruch ist formlos möglich, zum Beispiel per E-Mail an ',
              dataProtectionEmail,
              '.',
            ],
          },
        ],
      },
      {
        id: 'beschwerde',
        heading: 'Beschwerde bei der Aufsichtsbehörde',
        blocks: [
          {
            kind: 'text',
            paragraph:
              'Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa dort, wo Sie wohnen, arbeiten oder den Verstoß vermuten. Für uns zuständig ist:',
          },
          {
            kind: 'rows',
            rows: [
              { label: 'Behörde', value: claim(authority.name) },
              { label: 'Anschrift', value: authority.address },
              { label: 'E-Mail', value: [{ email: authority.email }] },
            ],
          },
        ],
      },
      {
        id: 'verschluesselung',
        heading: 'Verschlüsselung',
        blocks: [
          {
            kind: 'text',
            paragraph: canSend
              ? 'Diese Website und die Angaben in den Formularen werden über verschlüsselte Verbindungen (TLS) übertragen. Bei der Website erkennen Sie das an „https“ in der Adresszeile.'
              : 'Diese Website wird über eine verschlüsselte Verbindung (TLS) übertragen. Sie erkennen das an „https“ in der Adresszeile.',
          },
        ],
      },
      {
        id: 'stand',
        heading: 'Stand',
        blocks: [
          {
            kind: 'text',
            paragraph: `Stand: ${privacyDay(extras)}. Ändern sich die Website, die beteiligten Dienste oder die Rechtslage, passen wir diese Erklärung an.`,
          },
        ],
      },
    ],
  }
}
