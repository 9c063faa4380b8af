import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { phoneHref, whatsappHref } from '@/lib/server/phone'

/** In the footer, below the main number: the other numbers, each with what it is for, and the chat. */
export function FurtherWays({ className }: { className: string }) {
  const { phones = [], whatsapp } = extras
  const ways = [
    ...phones.map(({ label, number }) => ({ label, number, href: phoneHref(number) })),
    ...(whatsapp ? [{ label: ui.whatsapp, number: whatsapp, href: whatsappHref(whatsapp) }] : []),
  ]
  return ways.map(({ label, number, href }) => (
    <a key={href} href={href} rel="noopener" className={`${className} gap-2 tabular-nums`}>
      {number}
      <span>{label}</span>
    </a>
  ))
}
