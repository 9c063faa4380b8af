/** Says what a large picture shows, and when. */
export function Caption({ children, className = '' }: { children: string; className?: string }) {
  return <p className={`caption ${className}`}>{children}</p>
}
