import type { ReactNode } from 'react'
import { FieldControl } from '@/desk/fields/FieldControl'
import type { Field } from '@/desk/fields/field'
import { faultOf, type OfferTexts, offerFields } from './record'
import type { Source } from './sources'
import type { Compared } from './standing'

export const PAIR = 'grid grid-cols-2 max-[17rem]:grid-cols-1 gap-3'

export type SheetProps = { offer: Compared; source: Source; onChange: (patch: Partial<OfferTexts>) => void }

type GroupProps = { label: string; grid?: string | undefined; children: ReactNode }

/** Fields beside each other, with what they have in common above them. */
export function Group({ label, grid = PAIR, children }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium">{label}</legend>
      <div className={grid}>{children}</div>
    </fieldset>
  )
}

type ControlProps = SheetProps & { of: keyof typeof offerFields }

export function Control({ offer: { texts, title }, onChange, of }: ControlProps) {
  return (
    <Typed
      field={offerFields[of]}
      placeholder={of === 'name' ? title : undefined}
      value={texts[of]}
      onChange={(text) => onChange({ [of]: text })}
    />
  )
}

type TypedProps = {
  field: Field<unknown>
  value: string | undefined
  placeholder?: string | undefined
  onChange: (text: string) => void
}

/** A field that says what is wrong with it, once something is typed. */
export function Typed({ field, value = '', ...rest }: TypedProps) {
  return <FieldControl {...rest} field={field} value={value} fault={faultOf(field, value)} />
}
