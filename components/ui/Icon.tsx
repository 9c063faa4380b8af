/** One family: 24 px grid, 1.5 px stroke, drawn for this site. */
const paths = {
  phone:
    'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h18',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  linkedin: 'M5 9.5v9.5M5 5v.5M10 19V9.5m0 5.5c0-3.5 1.7-5.5 4.5-5.5S19 11.2 19 14.5V19',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm5-1.5v.5',
  facebook: 'M16 3.5h-2A3.5 3.5 0 0 0 10.5 7v13.5M7 11.5h8',
  xing: 'M4.5 7.5H8l2.5 4-3 5H4m15.5-13h-3.3L11 13.5l3.8 7h3.3l-3.8-7Z',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Zm4 3.5v6l5-3Z',
  tiktok: 'M13.5 3.5V15a4.5 4.5 0 1 1-4.5-4.5m4.5-7c.3 3.2 2.6 5.3 5.5 5.5',
  link: 'M10.5 13.5a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3m1.5 4.2a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.6-1.6',
} as const

export type IconName = keyof typeof paths

/** Hidden from screen readers, as it is always beside a word or inside a named control. Without styles it has the size of its grid. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
