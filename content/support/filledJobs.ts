import type { Job } from '@/content/extras'

/** Two offers of a company in Hamburg that do not end while this project is alive, and one that has. */
export const filledJobs = {
  night: {
    slug: 'objektschutz-nacht',
    title: 'Sicherheitskraft im Objektschutz (m/w/d)',
    text: 'Sie bewachen ein Bürohaus an der Elbe. Der Dienst beginnt um 22 Uhr und endet um 6 Uhr, vier Nächte in der Woche, im Wechsel mit drei anderen.',
    tasks: ['Runden zu wechselnden Zeiten gehen', 'Auffälliges ins Wachbuch schreiben'],
    needs: ['Sachkundeprüfung nach §\u00a034a\u00a0GewO', 'Führerschein Klasse B'],
    town: 'Hamburg',
    postalCode: '20457',
    employment: ['FULL_TIME', 'PART_TIME'],
    posted: '2026-01-05',
    validThrough: '2999-01-31',
    wage: { from: 16.5, to: 18 },
  },
  weekend: {
    slug: 'empfang-wochenende',
    title: 'Empfangskraft (m/w/d)',
    text: 'Samstag und Sonntag am Empfang einer Klinik.',
    tasks: ['Besuch empfangen'],
    needs: ['Freude am Umgang mit Menschen'],
    town: 'Lübeck',
    postalCode: '23568',
    employment: ['MINIJOB'],
    posted: '2026-01-05',
    validThrough: '2999-02-28',
  },
  ended: {
    slug: 'messe',
    title: 'Ordnungskraft (m/w/d)',
    text: 'Drei Tage auf einer Messe.',
    tasks: ['Karten prüfen'],
    needs: ['Geduld'],
    town: 'Hamburg',
    postalCode: '20355',
    employment: ['TEMPORARY'],
    posted: '2026-01-05',
    validThrough: '2026-01-31',
  },
} as const satisfies Record<string, Job>
