import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { openingHoursLines } from '@/content/openingHours'
import { ContactEntry } from './ContactEntry'

/** When the office is open, a line for all days that are alike. */
export function OfficeHours() {
  const lines = openingHoursLines(extras.openingHours ?? [])
  return lines.length === 0 ? null : (
    <ContactEntry label={home.contact.consultation.hoursLabel}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ContactEntry>
  )
}
