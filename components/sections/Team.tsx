import { AXIS, COLUMNS } from '@/components/ui/axes'
import { Picture } from '@/components/ui/Picture'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { mailto } from '@/lib/both/mailto'
import { phoneHref } from '@/lib/server/phone'
import { portraitOf } from '@/lib/server/portraits'

/** Whom customers speak to. A person without a portrait is words, with no empty frame. */
export function Team() {
  const { team = [] } = extras
  return team.length === 0 ? null : (
    <section aria-labelledby="team" className={`hairline mt-8 pt-4 lg:mt-16 lg:pt-6 ${COLUMNS}`}>
      <h3 id="team" className={`mb-5 text-item font-semibold text-white ${AXIS.margin}`}>
        {home.about.team.heading}
      </h3>
      <ul className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:gap-y-8 ${AXIS.list}`}>
        {team.map((person) => (
          <Person key={person.name} {...person} />
        ))}
      </ul>
    </section>
  )
}

function Person({ name, task, phone, email, slug }: NonNullable<typeof extras.team>[number]) {
  const portrait = portraitOf(slug)
  return (
    <li className="flex gap-4">
      {portrait && (
        <Picture name={portrait} sizes="7rem" alt={name} className="size-22 shrink-0 rounded lg:size-28" />
      )}
      <div className="min-w-0">
        <p className="font-semibold text-white">{name}</p>
        <p className="text-label">{task}</p>
        {phone && (
          <a href={phoneHref(phone)} className="text-link target">
            {phone}
          </a>
        )}
        {email && (
          <a href={mailto(email)} className="text-link target wrap-anywhere">
            {email}
          </a>
        )}
      </div>
    </li>
  )
}
