import { useId } from 'react'

type Props<K extends string> = {
  label: string
  value: K
  /** In the order of the list. */
  keys: readonly K[]
  options: Readonly<Record<K, string>>
  onPick: (value: K) => void
  /** Id of what somebody must know who picks this one. */
  describedBy?: string | undefined
  className?: string
}

/** A choice of a calculator, looking like its fields. */
export function DeskSelect<K extends string>({
  label,
  value,
  keys,
  options,
  onPick,
  describedBy,
  className = '',
}: Props<K>) {
  const id = useId()
  return (
    <div className={`desk-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const picked = keys.find((key) => key === target.value)
          if (picked !== undefined) {
            onPick(picked)
          }
        }}
        aria-describedby={describedBy}
        className="desk-input"
      >
        {keys.map((key) => (
          <option key={key} value={key}>
            {options[key]}
          </option>
        ))}
      </select>
    </div>
  )
}
