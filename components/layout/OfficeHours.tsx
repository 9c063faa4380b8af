import { extras } from '@/content/extras'
import { OFFICE_HOURS, openingHoursLines } from '@/content/openingHours'

/** When the office is open, in one line; nothing where that is not said. */
export function OfficeHours({ className }: { className: string }) {
  const lines = openingHoursLines(extras.openingHours ?? [])
  return lines.length > 0 && <p className={className}>{`${OFFICE_HOURS}: ${lines.join(', ')}`}</p>
}
