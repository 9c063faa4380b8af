import type { ComponentProps, ComponentPropsWithoutRef } from 'react'

/** `primary` is the one thing a visitor shall do here, in amber; `quiet` takes the colour of its surface. */
export type ButtonLook = 'primary' | 'quiet'

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'border-bernstein-400 bg-bernstein-400 text-tinte hover:border-bernstein-300 hover:bg-bernstein-300 active:bg-bernstein-400',
  quiet: 'border-current hover:bg-current/10 active:bg-current/20',
}

// Not `transition-colors`: the ring's colour would fade in as well, and begin as dark as the surface.
const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded border px-4 py-3 sm:px-6 text-center text-body leading-tight font-semibold transition-[background-color,border-color] duration-200 aria-disabled:cursor-progress print:hidden'

function classes(look: ButtonLook, className = '') {
  return `${SHAPE} ${LOOKS[look]} ${className}`.trimEnd()
}

/** A link that looks like a button: everything that also works without scripts. */
export function ButtonLink({
  look,
  className,
  ...props
}: ComponentPropsWithoutRef<'a'> & { look: ButtonLook }) {
  return <a {...props} className={classes(look, className)} />
}

export function Button({
  look,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look: ButtonLook }) {
  return <button {...props} type={type} className={classes(look, className)} />
}
