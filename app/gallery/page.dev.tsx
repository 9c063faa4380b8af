import { enquiryConfig } from '@/components/forms/config'
import { Field } from '@/components/forms/Field'
import { FORM_FIELDS } from '@/components/forms/fields'
import { Steps } from '@/components/forms/NextSteps'
import { Note } from '@/components/layout/Note'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { PageTitle, SectionTitle } from '@/components/ui/Heading'
import { Icon, type IconName } from '@/components/ui/Icon'
import { Rows } from '@/components/ui/Rows'
import { Mark, Wordmark } from '@/components/ui/Wordmark'
import { company } from '@/content/company'
import { forms } from '@/content/forms'
import { weekdays } from '@/content/planning/days'
import { offer } from '@/content/services/offered'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { timeId } from '@/lib/both/watch/address'
import { withBase } from '@/lib/both/withBase'
import { FAILURE_REASONS } from '@/lib/browser/enquiry/requests'
import { palette } from '@/lib/server/palette'
import { stageOf } from '@/lib/server/stageData'
import { DeskField } from './DeskFields'
import { Dialog, Result } from './Dialogs'
import { Frames, Shelf, Window } from './Shelf'

const notice = { config: enquiryConfig, closeIcon: <Icon name="close" />, dismissName: ui.dismiss }
const ICONS: readonly IconName[] = ['phone', 'arrow', 'down', 'close', 'menu', 'play', 'pause', 'link']
const GROUNDS = ['papier', 'nacht'] as const
const LOOKS = ['primary', 'quiet'] as const

/**
 * Every part alone, with its states side by side, in the site's own styles. In development only: next.config.mjs names the ending
 * of this file there and nowhere else.
 */
export default function Gallery() {
  return (
    <main>
      <Shelf part="Colours" states={swatches()} />
      <Shelf
        part="Heading"
        states={{
          ...Object.fromEntries(
            (['page', 'title'] as const).map((size) => [
              `PageTitle, ${size}`,
              <PageTitle key={size} size={size}>
                {forms.offer.heading}
              </PageTitle>,
            ]),
          ),
          ...Object.fromEntries(
            (['chapter', 'title', 'minor'] as const).map((size) => [
              `SectionTitle, ${size}`,
              <SectionTitle key={size} size={size}>
                {forms.offer.heading}
              </SectionTitle>,
            ]),
          ),
        }}
        isWide
      />
      {GROUNDS.map((ground) => (
        <Shelf key={ground} part={`Button, on ${ground}`} ground={ground} states={buttons()} />
      ))}
      <Shelf
        part="Icon"
        states={Object.fromEntries(ICONS.map((name) => [name, <Icon key={name} name={name} />]))}
      />
      <Shelf
        part="Wordmark"
        ground="nacht"
        states={{
          short: <Wordmark name={company.shortName} mark={<Mark size={28} letters={null} />} />,
          long: <Wordmark name={company.legalName} mark={<Mark size={28} letters={null} />} />,
        }}
      />
      <Shelf
        part="Disclosure and Rows"
        states={{
          closed: <Disclosure heading={forms.offer.heading}>{forms.offer.lead}</Disclosure>,
          open: (
            <Disclosure heading={forms.offer.heading} open>
              {forms.offer.lead}
            </Disclosure>
          ),
          rows: <Rows rows={Object.values(forms.fields).map((label) => ({ label, value: company.phone }))} />,
        }}
      />
      <Shelf part="Field" states={fields()} />
      <Shelf
        part="Offer dialog"
        states={Object.fromEntries(
          (['empty', 'invalid', 'sending', 'failed', 'sent'] as const).map((state) => [
            state,
            <Dialog key={state} {...notice} state={state} steps={<Steps />} />,
          ]),
        )}
        isWide
      />
      <Shelf
        part="Notice"
        states={{
          sent: <Result {...notice} status={{ kind: 'sent' }} steps={<Steps />} />,
          ...Object.fromEntries(
            FAILURE_REASONS.map((reason) => [
              `failed, ${reason}`,
              <Result key={reason} {...notice} status={{ kind: 'failed', reason, fields: [] }} />,
            ]),
          ),
        }}
        isWide
      />
      <Shelf
        part="Note"
        states={{
          shown: (
            <Window>
              <Note>{ui.followedLinks.offline}</Note>
            </Window>
          ),
        }}
        isWide
      />
      <Shelf
        part="Fields of the desk"
        states={{
          line: <DeskField name="name" text={company.shortName} />,
          number: <DeskField name="people" text="2" />,
          'number, too small': <DeskField name="people" text="0" fault="small" />,
          'number, no number': <DeskField name="people" text="x" fault="nonsense" />,
          choice: <DeskField name="sunday" text="0-24" />,
          'clock, empty': <DeskField name="from" text="" fault="empty" />,
          'days, none': <DeskField name="days" text="" fault="empty" />,
          'days, all': <DeskField name="days" text={weekdays.join()} />,
          'dates, understood': <DeskField name="dates" text="1.5.–3.5." />,
          tick: <DeskField name="onCall" text="x" />,
        }}
      />
      <Shelf part="Watch" ground="nacht" states={watches()} isWide />
    </main>
  )
}

function swatches() {
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

function buttons() {
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

function fields() {
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
function watches() {
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
