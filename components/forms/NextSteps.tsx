import { home } from '@/content/home'

/** What happens after sending. */
export function NextSteps({ heading: Heading }: { heading: 'h3' | 'h4' }) {
  const { heading, steps, deadline } = home.contact.next
  return (
    <div className="max-w-text">
      <Heading className="font-semibold">{heading}</Heading>
      <ol className="mt-1.5 lg:mt-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t border-papier-200 py-1.5 lg:py-3">
            <span aria-hidden="true" className="font-semibold tabular-nums">{`${index + 1}`}</span>
            {step}
          </li>
        ))}
      </ol>
      {deadline !== null && <p>{deadline}</p>}
    </div>
  )
}
