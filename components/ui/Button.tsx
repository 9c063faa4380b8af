import type { ComponentProps, ComponentPropsWithoutRef } from 'react'

/** `primary`: the main action of a page, in amber · `quiet`: in the colour of its surface (`app/styles/forms.css`). */
export type ButtonLook = 'primary' | 'quiet'

function classes(look: ButtonLook, className = '') {
  return `button button-${look} ${className}`.trimEnd()
}

/** A link that looks like a button, for everything that also works without scripts. */
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
