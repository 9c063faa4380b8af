import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { phoneHref } from '@/lib/server/phone'
import { ContactEntry } from './ContactEntry'

/** Where the company has further offices. */
export function Branches() {
  const { branches = [] } = extras
  return branches.length === 0 ? null : (
    <ContactEntry label={home.contact.consultation.branchesLabel}>
      <ul className="flex flex-col gap-3">
        {branches.map(({ name, street, postalCode, city, phone }) => (
          <li key={name}>
            {name}
            <address>{`${street}, ${postalCode} ${city}`}</address>
            {phone && (
              <a href={phoneHref(phone)} className="text-link target">
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </ContactEntry>
  )
}
