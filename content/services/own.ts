import { claim } from '@/content/claim'
import own from '@/content/owner/services.json' with { type: 'json' }
import { place } from '@/content/place'
import type { OwnService } from '@/content/records/services'
import { said } from '@/content/said'
import type { Service } from '@/content/types'
import type { ServiceSlug } from './slugs'

type Items = Service['checklist']['items']

function serviceFrom({
  intro,
  checklist,
  questions,
  callUs,
  qualification,
  price,
  ...rest
}: OwnService): Service {
  const { slug, title, description, suits, needs, ...texts } = rest
  return {
    ...texts,
    slug: slug as ServiceSlug,
    title,
    meta: { title: `${title} ${place.town}`, description },
    parts: ['intro', 'checklist'],
    intro: { heading: intro.heading, paragraphs: intro.paragraphs.map(claim) },
    checklist: {
      heading: checklist.heading,
      items: checklist.items.map(({ text, ...item }) => ({ ...item, text: claim(text) })) as unknown as Items,
    },
    fit: { suits, otherwise: [], needs },
    buyer: { qualification, price },
    faq: {
      heading: `Fragen zu ${title}`,
      items: questions.map(({ question, answer }) => ({ question, answer: claim(answer) })),
    },
    callUs,
  }
}

/** Services beside the drawn ones, whose texts are the owner's; each sentence that says how he works is a claim. */
export const ownServices: readonly Service[] = (
  said<{ services: readonly OwnService[] }>(own).services ?? []
).map(serviceFrom)
