import type { ComponentProps, ComponentPropsWithoutRef } from 'react'
import styles from './Button.module.css'

/** `primary`: the main action of a page, in amber · `quiet`: in the colour of its surface. */
export type ButtonLook = 'primary' | 'quiet'

const LOOKS: Record<ButtonLook, string | undefined> = { primary: styles.primary, quiet: styles.quiet }

function classes(look: ButtonLook, className = '') {
  return `${styles.button} ${LOOKS[look]} ${className}`.trimEnd()
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
