import { comparison } from '@/content/planning/kostenVergleich'
import { DeskField } from '@/desk/fields/DeskField'
import type { NumberProblem } from '@/desk/german/money'

const { problems, units } = comparison

type Unit = keyof typeof units

type Props = {
  label: string
  unit: Unit
  value: string
  problem: NumberProblem | 'moreThanTotal' | undefined
  onType: (value: string) => void
}

/** A field for a number that can be typed as it stands on paper. */
export function OfferField({ unit, problem, ...field }: Props) {
  return (
    <DeskField
      {...field}
      unit={units[unit]}
      inputMode="decimal"
      maxLength={24}
      error={problem && messageOf(problem, unit)}
    />
  )
}

function messageOf(problem: NonNullable<Props['problem']>, unit: Unit): string {
  switch (problem) {
    case 'nonsense':
    case 'tooHigh':
      return problems[problem][unit]
    case 'negative':
    case 'tooFine':
    case 'moreThanTotal':
      return problems[problem]
  }
}

type ChoiceProps<K extends string> = {
  /** Tells it from other choices of the page. */
  name: string
  value: K
  options: readonly { key: K; text: string }[]
  onPick: (key: K) => void
}

/** One of a few, all of them to be seen. */
export function OfferChoice<K extends string>({ name, value, options, onPick }: ChoiceProps<K>) {
  return options.map(({ key, text }) => (
    <label key={key} className="flex min-h-11 items-center gap-3 py-1.5 leading-snug">
      <input type="radio" name={name} checked={key === value} onChange={() => onPick(key)} />
      {text}
    </label>
  ))
}
