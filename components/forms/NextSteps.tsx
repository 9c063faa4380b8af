import { home } from '@/content/home'

const { heading: title, steps, deadline } = home.contact.next

/** What happens after sending. */
export function NextSteps({ heading: Heading }: { heading: 'h3' | 'h4' }) {
  return (
    <div className="max-w-text">
      <Heading className="font-semibold">{title}</Heading>
      <div className="mt-1.5 lg:mt-3">
        <Steps />
      </div>
    </div>
  )
}

/** The steps without a title, for the thank-you notice. */
export function Steps() {
  return (
    <>
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="hairline flex gap-4 py-1.5 lg:py-3">
            <span aria-hidden="true" className="font-semibold tabular-nums">{`${index + 1}`}</span>
            {step}
          </li>
        ))}
      </ol>
      {deadline !== null && <p>{deadline}</p>}
    </>
  )
}
