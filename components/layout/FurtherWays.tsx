import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { phoneHref, whatsappHref } from '@/lib/server/phone'

/** In the footer, below the main number: the other numbers with their labels, and the chat. */
export function FurtherWays() {
  const { phones = [], whatsapp } = extras
  const contacts = [
    ...phones.map(({ label, number }) => ({ label, number, href: phoneHref(number) })),
    ...(whatsapp ? [{ label: ui.whatsapp, number: whatsapp, href: whatsappHref(whatsapp) }] : []),
  ]
  return contacts.map(({ label, number, href }) => (
    <a key={href} href={href} rel="noopener" className="tabular-nums">
      {number}
      <span>{label}</span>
    </a>
  ))
}
