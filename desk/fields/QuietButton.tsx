import type { ComponentProps } from 'react'
import styles from './QuietButton.module.css'

/** A button that looks like a word: a tool of a row. */
export function QuietButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${styles.button} ${className}`.trimEnd()} />
}
