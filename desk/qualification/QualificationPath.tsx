'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Unscripted } from '@/components/ui/Unscripted'
import { useHydrated } from '@/components/ui/useHydrated'
import {
  qualificationPath as path,
  type QualificationId,
  type QuestionId,
  qualificationRows,
  qualificationWords,
  qualificationPathWords as words,
} from '@/content/planning/qualifikation'
import type { ServiceSlug } from '@/content/services'
import { Announced } from '@/desk/fields/Announced'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { type Answers, answered, detailsOf, extrasOf, rowsFrom, type Walk, walk } from './qualification'

/** So many rows are few enough to be named. */
const FEW = 6

type Props = {
  contactHref: string
  /** Titles of the services that rows belong to, as far as they are offered. */
  services: Partial<Record<ServiceSlug, string>>
}

/** Questions that lead to a row of the table, one below the other; beside them what may still apply, then what does. */
export function QualificationPath({ contactHref, services }: Props) {
  const hydrated = useHydrated()
  const [answers, setAnswers] = useState<Answers>([])
  const questions = useRef<HTMLDivElement>(null)
  const state = useRef<HTMLDivElement>(null)
  const found = walk(path, answers)
  const isOpen = found.end.kind === 'open'

  useEffect(() => {
    // What an answer leads to is seen. Who chooses with the keys keeps the answer in view.
    const next = isOpen ? questions.current?.lastElementChild : state.current
    if (answers.length > 0 && !document.activeElement?.matches(':focus-visible')) {
      next?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    }
  }, [answers, isOpen])

  return (
    <div className={`mt-7 items-start gap-y-7 ${COLUMNS}`}>
      <div ref={questions} className={`flex flex-col gap-6 ${AXIS.title}`}>
        <Unscripted>
          <p className="font-semibold">{words.unscripted}</p>
        </Unscripted>
        {found.asked.map(({ id, chosen }, place) => (
          <Question
            key={id}
            id={id}
            number={place + 1}
            chosen={chosen}
            disabled={!hydrated}
            onChoose={(answer) => setAnswers(answered(answers, place, answer))}
          />
        ))}
      </div>
      <div ref={state} className={`hairline-chapter qualification-state pt-4 ${AXIS.text}`}>
        {found.end.kind === 'open' ? (
          <Open question={found.end.question} />
        ) : (
          <Result found={found} id={found.end.id} contactHref={contactHref} services={services} />
        )}
      </div>
      <Announced text={answers.length === 0 ? '' : news(found)} />
    </div>
  )
}

/** What an answer has changed, for those who do not see it. */
function news({ end }: Walk): string {
  if (end.kind === 'open') {
    return words.nextQuestion(path.questions[end.question].text)
  }
  const { proof, task } = qualificationRows[end.id]
  return words.found(`${qualificationWords.proofs[proof].name}. ${task}.`)
}

type QuestionProps = {
  id: QuestionId
  number: number
  chosen: number | null
  /** Before scripts can read what is chosen. */
  disabled: boolean
  onChoose: (answer: number) => void
}

function Question({ id, number, chosen, disabled, onChoose }: QuestionProps) {
  const name = useId()
  const { text, answers } = path.questions[id]
  return (
    <fieldset disabled={disabled}>
      <legend className="text-item font-semibold">
        <span aria-hidden="true" className="qualification-number">
          {number}
        </span>
        {text}
      </legend>
      <div className="qualification-answers">
        {answers.map(({ label }, place) => (
          <label key={label}>
            <input type="radio" name={name} checked={chosen === place} onChange={() => onChoose(place)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Open({ question }: { question: QuestionId }) {
  const rows = rowsFrom(path, question)
  return (
    <>
      <p>
        <strong className="block text-figure font-semibold">{rows.length}</strong>{' '}
        {rows.length === 1 ? words.open.one : words.open.many}
      </p>
      {rows.length <= FEW && (
        <ul className="mt-4">
          {rows.map((id) => (
            <li key={id} className="hairline">
              <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
                {qualificationRows[id].task}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type ResultProps = Props & { found: Walk; id: QualificationId }

function Result({ found, id, contactHref, services }: ResultProps) {
  const row = qualificationRows[id]
  const service = row.service && services[row.service]
  const { labels, proofs } = qualificationWords
  const extras = extrasOf(row)
  return (
    <>
      <p className="text-label font-medium">{words.result}</p>
      <h3 className="mt-1 text-minor font-semibold text-balance">{proofs[row.proof].name}</h3>
      <dl>
        <dt>{labels.task}</dt>
        <dd className="font-semibold">{row.task}</dd>
        {row.service && service && (
          <>
            <dt>{qualificationWords.ours}</dt>
            <dd>
              <a href={withBase(pathOf(row.service))} className="text-link">
                {service}
              </a>
            </dd>
          </>
        )}
        {extras.length > 0 && (
          <>
            <dt>{labels.extras}</dt>
            {extras.map((extra) => (
              <dd key={extra}>{extra}</dd>
            ))}
          </>
        )}
        <dt>{labels.law}</dt>
        {row.law.map((law) => (
          <dd key={law}>{law}</dd>
        ))}
        <dt>{labels.doubt}</dt>
        {[...found.doubts, row.doubt].map((doubt) => (
          <dd key={doubt}>{doubt}</dd>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-5">
        <IntoRequest
          origin="qualifikation"
          contactHref={contactHref}
          service={service}
          details={detailsOf(path, found, id)}
        >
          {words.intoRequest}
        </IntoRequest>
        <a href={`#${id}`} className="text-link target">
          {words.toRow}
        </a>
      </p>
      <p className="mt-3 max-w-text text-label print:hidden">{words.takes}</p>
    </>
  )
}
