import { enquiryConfig } from '@/components/forms/config'
import { Steps } from '@/components/forms/NextSteps'
import { Note } from '@/components/layout/Note'
import { Disclosure } from '@/components/ui/Disclosure'
import { PageTitle, SectionTitle } from '@/components/ui/Heading'
import { Icon, type IconName } from '@/components/ui/Icon'
import { Rows } from '@/components/ui/Rows'
import { Mark, Wordmark } from '@/components/ui/Wordmark'
import { company } from '@/content/company'
import { forms } from '@/content/forms'
import { weekdays } from '@/content/planning/days'
import { ui } from '@/content/ui'
import { FAILURE_REASONS } from '@/lib/browser/enquiry/requests'
import { DeskField } from './DeskFields'
import { Dialog, Result } from './Dialogs'
import { Shelf, Window } from './Shelf'
import { buttons, fields, swatches, watches } from './states'

const notice = { config: enquiryConfig, closeIcon: <Icon name="close" />, dismissName: ui.dismiss }
const ICONS: readonly IconName[] = ['phone', 'arrow', 'down', 'close', 'menu', 'play', 'pause', 'link']
const GROUNDS = ['papier', 'nacht'] as const

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
