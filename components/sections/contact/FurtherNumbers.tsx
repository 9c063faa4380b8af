import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { phoneHref, whatsappHref } from '@/lib/server/phone'
import { ContactEntry } from './ContactEntry'

/** Below the main number: each other one with what it is for, then the chat. */
export function FurtherNumbers() {
  const { phones = [], whatsapp } = extras
  return (
    <>
      {phones.map(({ label, number, hours }) => (
        <ContactEntry key={number} label={label}>
          <a href={phoneHref(number)} className="text-link target">
            {number}
          </a>
          {hours && `, ${hours}`}
        </ContactEntry>
      ))}
      {whatsapp && (
        <ContactEntry label={ui.whatsapp}>
          <a href={whatsappHref(whatsapp)} rel="noopener" className="text-link target">
            {whatsapp}
          </a>
        </ContactEntry>
      )}
    </>
  )
}
