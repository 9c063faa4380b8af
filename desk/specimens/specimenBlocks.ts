import type { SpecimenBlock, SpecimenTable } from '@/content/planning/specimens/types'

export type Blocks = readonly SpecimenBlock[]

/** A table below its heading, which names it. */
export function headed(heading: string, table: Omit<SpecimenTable, 'kind' | 'caption'>): Blocks {
  return [
    { kind: 'heading', text: heading },
    { kind: 'table', caption: heading, ...table },
  ]
}

type List = { heading: string; items: readonly string[] }

export function listed({ heading, items }: List): Blocks {
  return [
    { kind: 'heading', text: heading },
    { kind: 'list', items },
  ]
}

export function closing(list: List, labels: readonly string[]): Blocks {
  return [...listed(list), { kind: 'signatures', labels }]
}

/** Columns of numbers. */
export function numeric(headings: readonly string[]) {
  return headings.map((heading) => ({ heading, numeric: true }) as const)
}
