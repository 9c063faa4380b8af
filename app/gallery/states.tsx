import { Field } from '@/components/forms/Field'
import { FORM_FIELDS } from '@/components/forms/fields'
import { Button, ButtonLink } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { offer } from '@/content/services/offered'
import { pathOf } from '@/lib/both/pathOf'
import { timeId } from '@/lib/both/watch/address'
import { withBase } from '@/lib/both/withBase'
import { palette } from '@/lib/server/palette'
import { stageOf } from '@/lib/server/stageData'
import { Frames } from './Shelf'

const LOOKS = ['primary', 'quiet'] as const

export function swatches() {
  return Object.fromEntries(
    Object.entries(palette).flatMap(([name, shades]) =>
      Object.entries(typeof shades === 'string' ? { '': shades } : shades).map(([shade, hex]) => [
        `${name} ${shade} ${hex}`,
        <svg key={hex} width="100%" height="48" aria-hidden="true">
          <rect width="100%" height="100%" fill={hex} />
        </svg>,
      ]),
    ),
  )
}

export function buttons() {
  return Object.fromEntries(
    LOOKS.flatMap((look) => [
      [
        look,
        <Button key={look} look={look}>
          {forms.offer.submit}
        </Button>,
      ],
      [
        `${look}, as a link`,
        <ButtonLink key={`${look}-link`} look={look} href={`#${look}`}>
          {forms.offer.submit}
        </ButtonLink>,
      ],
      [
        `${look}, disabled`,
        <Button key={`${look}-disabled`} look={look} aria-disabled>
          {forms.status.sending}
        </Button>,
      ],
    ]),
  )
}

export function fields() {
  return Object.fromEntries(
    FORM_FIELDS.offer.flatMap((spec) => {
      const shared = { ...spec, label: forms.fields[spec.name] }
      const error = forms.errors.emailMissing
      return [
        [spec.name, <Field key={spec.name} {...shared} formId="empty" error={undefined} />],
        [
          `${spec.name}, with an error`,
          <Field key={`${spec.name}!`} {...shared} formId="error" error={error} />,
        ],
      ]
    }),
  )
}

/** The watch of the first service that has one, at four times of its shift. */
export function watches() {
  const slug = offer.services.find((each) => stageOf(each) !== null)
  const stage = slug && stageOf(slug)
  if (!slug || !stage) {
    return {}
  }
  const entries = stage.data.shift.stops.filter(({ isEntry }) => isEntry)
  const times = [0, 1 / 3, 2 / 3, 1].map((part) =>
    timeId(entries[Math.round(part * (entries.length - 1))]?.from ?? 0),
  )
  return Object.fromEntries(
    times.map((time) => [time, <Frames key={time} title={time} src={`${withBase(pathOf(slug))}#${time}`} />]),
  )
}
