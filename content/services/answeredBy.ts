import type { Service } from '@/content/types'

type Question = Service['faq']['items'][number]

/** A question that only a value of the owner's record answers; not asked, and nothing claimed in it, where he has none. */
export function answeredBy(value: string | undefined, asked: (value: string) => Question): Question[] {
  return value ? [asked(value)] : []
}
