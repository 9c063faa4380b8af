'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { useHydrated } from '@/components/ui/useHydrated'
import {
  qualificationPathLabels as labels,
  qualificationPath as path,
  qualificationLabels,
  qualificationRows,
} from '@/content/planning/qualification'
import type { ServiceSlug } from '@/content/services/slugs'
import { QUALIFICATION_KEY } from '@/content/storageKeys'
import { Announced } from '@/desk/fields/Announced'
import { useStored } from '@/desk/fields/useStored'
import { NoScript } from '@/desk/frame/NoScript'
import { QualificationOpen } from './QualificationOpen'
import styles from './QualificationPath.module.css'
import { QualificationQuestion } from './QualificationQuestion'
import { QualificationResult } from './QualificationResult'
import { type Answers, answered, rowsFrom, type Walk, walk } from './qualification'
import { Strokes } from './Strokes'

type Props = {
  contactHref: string
  /** Titles of the services that rows belong to, as far as they are offered. */
  services: Partial<Record<ServiceSlug, string>>
  /** What there is to know before the first answer: it is shown where the answers then lead. */
  children: ReactNode
}

/** Questions that lead to a row of the table, one below the other; beside them what may still apply, then what does. */
export function QualificationPath({ contactHref, services, children }: Props) {
  const hydrated = useHydrated()
  const [answers, store] = useStored<Answers>(QUALIFICATION_KEY, [])
  /** By the visitor, on this page: what comes back after a reload neither moves it nor is news. */
  const [chosen, setChosen] = useState<Answers | null>(null)
  const questions = useRef<HTMLDivElement>(null)
  const state = useRef<HTMLDivElement>(null)
  const found = walk(path, answers)
  const { end } = found
  const isOpen = end.kind === 'open'
  const left = isOpen ? rowsFrom(path, end.question) : [end.id]

  useEffect(() => {
    // What an answer leads to is seen. Who chooses with the keys keeps the answer in view.
    const next = isOpen ? questions.current?.lastElementChild : state.current
    if (chosen !== null && !document.activeElement?.matches(':focus-visible')) {
      next?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    }
  }, [chosen, isOpen])

  function choose(place: number, answer: number) {
    const next = answered(answers, place, answer)
    setChosen(next)
    store(next)
  }

  return (
    <div className={`mt-7 items-start gap-y-7 ${COLUMNS}`}>
      <div ref={questions} className={`flex flex-col gap-6 ${AXIS.title}`}>
        <NoScript>{labels.unscripted}</NoScript>
        {found.asked.map(({ id, chosen: answer }, place) => (
          <QualificationQuestion
            key={id}
            id={id}
            number={place + 1}
            chosen={answer}
            disabled={!hydrated}
            onChoose={(other) => choose(place, other)}
          />
        ))}
      </div>
      <div ref={state} className={`hairline-chapter pt-4 ${AXIS.text} ${styles.state}`}>
        {answers.length === 0 ? (
          children
        ) : (
          <>
            <Strokes left={left} height={72} />
            {isOpen ? (
              <QualificationOpen left={left} />
            ) : (
              <QualificationResult found={found} id={end.id} contactHref={contactHref} services={services} />
            )}
          </>
        )}
      </div>
      <Announced text={chosen === null ? '' : news(found)} />
    </div>
  )
}

/** What an answer has changed, for those who do not see it. */
function news({ end }: Walk): string {
  if (end.kind === 'open') {
    return labels.nextQuestion(path.questions[end.question].text)
  }
  const { proof, task } = qualificationRows[end.id]
  return labels.found(`${qualificationLabels.proofs[proof].name}. ${task}.`)
}
