/** A link in one of the page's lists, as high as a fingertip. */
export function AreaLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-link inline-flex min-h-11 items-center">
      {children}
    </a>
  )
}
