/** Says what a large picture shows, and when. */
export function Caption({ children, className = '' }: { children: string; className?: string | undefined }) {
  return <p className={`caption ${className}`}>{children}</p>
}
