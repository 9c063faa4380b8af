import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Picture } from '@/components/ui/Picture'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { mailto } from '@/lib/both/mailto'
import { phoneHref } from '@/lib/server/phone'
import { portraitOf } from '@/lib/server/portraits'

/** One person beside the heading, two and four on the axes of the words above, others side by side. */
function layoutOf(count: number): { list: string; person: string } {
  switch (count) {
    case 1:
      return { list: AXIS.text, person: '' }
    case 2:
    case 4:
      return { list: `sm:grid-cols-2 lg:col-span-12 ${COLUMNS}`, person: 'lg:col-span-5 lg:even:col-start-8' }
    default:
      return { list: 'grid gap-x-8 sm:grid-cols-2 lg:col-span-12 lg:grid-cols-3', person: '' }
  }
}

/** Whom customers speak to. */
export function Team() {
  const { team = [] } = extras
  const { list, person } = layoutOf(team.length)
  return team.length === 0 ? null : (
    <section aria-labelledby="team" className={`hairline mt-8 pt-3 lg:mt-12 lg:pt-5 ${COLUMNS}`}>
      <h3 id="team" className={`mb-3 text-item font-semibold text-white lg:mb-5 ${AXIS.margin}`}>
        {home.about.team.heading}
      </h3>
      <ul className={`gap-y-6 lg:gap-y-8 ${list}`}>
        {team.map((entry) => (
          <li key={entry.name} className={`flex gap-4 ${person}`}>
            <Person {...entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Without a portrait there are words, and no empty frame. */
function Person({ name, task, phone, email, slug }: NonNullable<typeof extras.team>[number]) {
  const portrait = portraitOf(slug)
  const [mailbox, domain] = email?.split('@') ?? []
  return (
    <>
      {portrait && (
        <div className="size-24 shrink-0">
          <Picture name={portrait} sizes="6rem" alt={name} className="size-full rounded object-cover" />
        </div>
      )}
      <div className="flex min-w-0 flex-col items-start gap-y-1">
        <p className="font-semibold text-white">{name}</p>
        <p className="text-label">{task}</p>
        {phone && (
          <a href={phoneHref(phone)} className="text-link target">
            {phone}
          </a>
        )}
        {email && (
          <a href={mailto(email)} className="text-link target text-label wrap-anywhere">
            {`${mailbox}@`}
            <wbr />
            {domain}
          </a>
        )}
      </div>
    </>
  )
}
