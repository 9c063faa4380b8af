import type { ProofList } from '@/content/proofs'

/** Certificates or memberships, one below the other. */
export function ProofItems({ items }: Pick<ProofList, 'items'>) {
  return (
    <ul className="flex flex-col gap-2">
      {items.map(({ name, href, details }) => (
        <li key={name}>
          {href ? (
            <a href={href} rel="noopener" className="text-link">
              {name}
            </a>
          ) : (
            name
          )}
          {details && <p className="text-label text-nebel-600">{details}</p>}
        </li>
      ))}
    </ul>
  )
}
