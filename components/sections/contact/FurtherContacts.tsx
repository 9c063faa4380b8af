import type { ReactNode } from 'react'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { ui } from '@/content/ui'
import { phoneHref, whatsappHref } from '@/lib/server/phone'

/** As many columns as there is room for. */
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-8 gap-y-3 lg:gap-y-5'

/** Further numbers, chat and branches. On tablets they run below both halves of the panel. */
export function FurtherContacts() {
  const { branches = [], whatsapp } = extras
  const phones = (extras.phones ?? []).filter(({ emergency }) => !emergency)
  const { branchesLabel } = home.contact.consultation
  return phones.length + branches.length === 0 && !whatsapp ? null : (
    <dl className={`md:max-lg:order-1 md:max-lg:col-span-2 lg:mt-8 ${GRID}`}>
      {phones.map(({ label, number, hours: answered }) => (
        <Entry key={number} label={label}>
          <DialLink number={number} />
          {answered && <p className="text-label text-nebel-600">{answered}</p>}
        </Entry>
      ))}
      {whatsapp && (
        <Entry label={ui.whatsapp}>
          <a href={whatsappHref(whatsapp)} rel="noopener" className="text-link target">
            {whatsapp}
          </a>
        </Entry>
      )}
      {branches.length > 0 && (
        <Entry label={branchesLabel} className="col-span-full">
          <ul className={GRID}>
            {branches.map(({ name, street, postalCode, city, phone }) => (
              <li key={name}>
                {name}
                <address>
                  {street}
                  <br />
                  {`${postalCode} ${city}`}
                </address>
                {phone && <DialLink number={phone} />}
              </li>
            ))}
          </ul>
        </Entry>
      )}
    </dl>
  )
}

/** Unlike those of the main number, these labels are needed on phones, too. */
function Entry({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <dt className="value-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function DialLink({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className="text-link target">
      {number}
    </a>
  )
}
