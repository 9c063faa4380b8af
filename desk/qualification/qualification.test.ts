import { readFileSync } from 'node:fs'
import {
  type Doubt,
  type PathAnswer,
  qualificationPath as path,
  type QualificationId,
  type QuestionId,
  qualificationIds,
  qualificationRows,
} from '@/content/planning/qualification'
import {
  type Answers,
  answered,
  detailsOf,
  doubtText,
  extrasOf,
  qualificationGroups,
  rowsFrom,
  walk,
} from './qualification'

/** Every way through the questions, with the row at its end. */
function waysFrom(question: QuestionId, answers: Answers = []): { answers: Answers; row: QualificationId }[] {
  return path.questions[question].answers.flatMap((answer: PathAnswer, place) => {
    const taken = [...answers, place]
    return 'row' in answer ? [{ answers: taken, row: answer.row }] : waysFrom(answer.next, taken)
  })
}
const ways = waysFrom(path.first)

/** What a visitor chooses, in words. */
function choose(labels: string): Answers {
  return labels.split(' > ').reduce<Answers>((answers, label) => {
    const { end } = walk(path, answers)
    const place =
      end.kind === 'open' ? path.questions[end.question].answers.findIndex((one) => one.label === label) : -1
    expect(place).toBeGreaterThanOrEqual(0)
    return answered(answers, answers.length, place)
  }, [])
}

describe('path', () => {
  it('ends in a row after five questions at most, whatever is answered', () => {
    expect(ways.length).toBeGreaterThan(40)
    for (const { answers, row } of ways) {
      expect(answers.length).toBeLessThanOrEqual(5)
      expect(walk(path, answers).end).toEqual({ kind: 'row', id: row })
    }
  })

  it('reaches every row of the table, and asks every question', () => {
    expect(new Set(ways.map(({ row }) => row))).toEqual(new Set(qualificationIds))
    const asked = new Set(ways.flatMap(({ answers }) => walk(path, answers).asked.map(({ id }) => id)))
    expect(asked).toEqual(new Set(Object.keys(path.questions)))
  })

  it('does not take a place with a till for one that is open to all', () => {
    const zoo = choose(
      'Ja, von einer Sicherheitsfirma > Gebäude, Hotel, Gelände > Wer bezahlt hat, etwa in Zoo oder Bad',
    )
    const { end, doubts } = walk(path, zoo)
    expect(end).toEqual({ kind: 'row', id: 'aufsicht' })
    expect(doubts).toHaveLength(1)
  })

  it('gives each question answers that can be told apart', () => {
    for (const { answers } of Object.values(path.questions)) {
      expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length)
    }
  })

  it('keeps the questions so far, and asks the next', () => {
    expect(walk(path, [])).toEqual({
      asked: [{ id: 'guarded', chosen: null }],
      doubts: [],
      end: { kind: 'open', question: 'guarded' },
    })
    expect(walk(path, choose('Ja, von einer Sicherheitsfirma')).asked).toEqual([
      { id: 'guarded', chosen: 0 },
      { id: 'place', chosen: null },
    ])
  })

  it('asks anew what stands below an answer that changes', () => {
    const shop = choose(
      'Ja, von einer Sicherheitsfirma > Laden, Einkaufszentrum > In Zivil auf Ladendiebe achten',
    )
    expect(walk(path, shop).end).toEqual({ kind: 'row', id: 'ladendiebe' })
    const place = path.questions.place.answers.findIndex(({ label }) => label === 'Veranstaltung, Messe')
    expect(walk(path, answered(shop, 1, place)).end).toEqual({ kind: 'open', question: 'event' })
  })

  it('says what an answer leaves open', () => {
    const unknown = choose(
      'Wir sind nicht sicher > Ja, etwas davon > Gebäude, Hotel, Gelände > Nur Befugte, hinter Zaun oder Tor > Das wissen wir nicht',
    )
    expect(walk(path, unknown)).toMatchObject({
      doubts: [expect.stringContaining('Verfassungsschutz')],
      end: { kind: 'row', id: 'gelaende' },
    })
  })

  it('stops at an answer that the question does not have', () => {
    expect(walk(path, [0, 99, 1]).end).toEqual({ kind: 'open', question: 'place' })
  })

  it('counts the rows that may still apply', () => {
    expect(rowsFrom(path, path.first)).toEqual(qualificationIds)
    expect(rowsFrom(path, 'pub')).toEqual(['diskothek', 'gaststaette'])
  })
})

describe('table', () => {
  it('has every row once, below its proof, and in the order of its groups', () => {
    expect(qualificationGroups.flatMap(({ ids }) => ids)).toEqual(qualificationIds)
    expect(qualificationGroups.every(({ ids }) => ids.length > 0)).toBe(true)
  })

  it('demands the sign in the cases of section 18 (3) BewachV, and in no other', () => {
    const signed = qualificationIds.filter((id) => qualificationRows[id].extras.includes('sign'))
    expect(signed).toEqual([
      'strasse',
      'offenes-haus',
      'ladentuer',
      'diskothek',
      'unterkunft',
      'grossveranstaltung',
    ])
  })

  it.each([
    ['§\u00a018\u00a0Abs.\u00a03', ['sign', 'no-sign']],
    ['§\u00a019\u00a0Abs.\u00a02', ['uniform', 'uniform-doubtful']],
    ['Satz\u00a05', ['intelligence']],
  ] as const)('says where it stands that there is more to it: %s', (law, extras) => {
    for (const id of qualificationIds) {
      const row = qualificationRows[id]
      expect([id, row.law.some((line) => line.includes(law))]).toEqual([
        id,
        row.extras.some((extra) => extras.some((one) => one === extra)),
      ])
    }
  })

  it('leads from no row to itself', () => {
    const rowsIn = (doubt: Doubt) =>
      typeof doubt === 'string' ? [] : doubt.flatMap((piece) => (typeof piece === 'string' ? [] : piece.row))
    expect(qualificationIds.filter((id) => rowsIn(qualificationRows[id].doubt).includes(id))).toEqual([])
    expect(qualificationIds.flatMap((id) => rowsIn(qualificationRows[id].doubt)).length).toBeGreaterThan(20)
  })

  it('names what else a row demands', () => {
    expect(extrasOf(qualificationRows.gelaende)).toEqual(['Dienstkleidung'])
    expect(extrasOf(qualificationRows.brandwache)).toEqual([expect.stringContaining('Feuerwehr')])
  })
})

it('writes into the request what was found, without an empty line', () => {
  const found = walk(path, choose('Nein > Karten, Plätze, Parkplätze'))
  expect(detailsOf(path, found, 'einweisen').split('\n')).toEqual([
    'Aufgabe: Karten, Plätze, Parkplätze',
    'Unsere Angaben: Nein; Karten, Plätze, Parkplätze',
    'Nachweis: Kein Nachweis nach §\u00a034a',
    expect.stringMatching(/^Außerdem: Ordnungsdienst/),
    expect.stringMatching(/^Rechtsgrundlage: .+MVStättVO/),
    expect.stringMatching(/^Grenzfälle: .+bewacht\.$/),
  ])
  for (const { answers, row } of ways) {
    const way = walk(path, answers)
    const details = detailsOf(path, way, row)
    expect(details).not.toMatch(/\n\s*\n|undefined/)
    expect(details.endsWith([doubtText(qualificationRows[row].doubt), ...way.doubts].join('; '))).toBe(true)
  }
})

test('the words of the legend stand below their strokes', () => {
  const css = readFileSync('desk/qualification/ProofCounts.module.css', 'utf8')
  const columns = [
    ...(/grid-template-columns:((?: minmax\(0, [\d.]+fr\))+);/.exec(css)?.[1]?.matchAll(/[\d.]+(?=fr)/g) ??
      []),
  ]
  const parts = columns.map(([part]) => Number(part))
  // Behind the last group there is no gap.
  expect(parts.slice(0, -1)).toEqual(qualificationGroups.slice(0, -1).map(({ ids }) => ids.length + 1))
  expect(parts).toHaveLength(qualificationGroups.length)
})
