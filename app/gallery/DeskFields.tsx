'use client'

import { type ComponentProps, useState } from 'react'
import { FieldControl } from '@/desk/fields/FieldControl'
import type { Fault } from '@/desk/fields/field'
import { eachField } from '@/desk/hours/postColumns'
import { placeFields } from '@/desk/hours/record'

const YEAR = 2027
/** Those of a post and of its place, which have every kind of control. */
const fields = {
  ...placeFields({ services: {}, laender: {} }, YEAR),
  ...eachField(({ field }) => field({ from: `${YEAR}-01-01`, to: `${YEAR}-12-31` })),
}

type Props = { name: keyof typeof fields; text: string; fault?: Fault }

/** A field of the desk, which can be filled in. */
export function DeskField({ name, text, fault }: Props) {
  const [value, setValue] = useState(text)
  const field: ComponentProps<typeof FieldControl>['field'] = fields[name]
  return <FieldControl field={field} value={value} onChange={setValue} fault={fault} />
}
