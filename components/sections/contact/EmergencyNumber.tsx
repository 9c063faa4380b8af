import { extras } from '@/content/extras'
import { phoneHref } from '@/lib/server/phone'

/** Second only to the main number: whom one calls when something happens. */
export function EmergencyNumber() {
  return extras.phones
    ?.filter(({ emergency }) => emergency)
    .map(({ label, number, hours }) => (
      <div key={number}>
        <dt className="value-label">{label}</dt>
        <dd>
          <a href={phoneHref(number)} className="target text-sub font-semibold hover:underline">
            {number}
          </a>
          {hours && <p className="text-label text-nebel-600">{hours}</p>}
        </dd>
      </div>
    ))
}
