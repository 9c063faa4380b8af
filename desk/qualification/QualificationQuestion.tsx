import { useId } from 'react'
import { qualificationPath as path, type QuestionId } from '@/content/planning/qualification'
import styles from './QualificationQuestion.module.css'

type Props = {
  id: QuestionId
  number: number
  chosen: number | null
  /** Before scripts can read what is chosen. */
  disabled: boolean
  onChoose: (answer: number) => void
}

/** One question; its answers look like buttons and are radios. */
export function QualificationQuestion({ id, number, chosen, disabled, onChoose }: Props) {
  const name = useId()
  const { text, answers } = path.questions[id]
  return (
    <fieldset disabled={disabled}>
      <legend className="text-item font-semibold">
        <span aria-hidden="true" className="mr-2 font-normal text-nebel-600">
          {number}
        </span>
        {text}
      </legend>
      <div className={`mt-3 grid grid-cols-2 gap-2 leading-tight hyphens-auto ${styles.answers}`}>
        {answers.map(({ label }, place) => (
          <label key={label} className="relative">
            <input
              type="radio"
              name={name}
              checked={chosen === place}
              onChange={() => onChoose(place)}
              className="absolute inset-0 cursor-pointer"
            />
            <span className="flex h-full min-h-11 items-center rounded border border-nebel-600 px-3.5 py-2">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
