import type { ComponentProps, ReactNode } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { forms } from '@/content/forms'
import styles from './DialogMarkup.module.css'
import type { NoticesProps } from './Notice'

export type DialogProps = NoticesProps & {
  /** What happens after sending, below the form. Like the number only rendered after hydration, so that the HTML of each page is lighter. */
  nextSteps: ReactNode
}

export type MarkupProps = Omit<DialogProps, 'dismissName'> & { headingId: string; form: ReactNode } & Pick<
    ComponentProps<'dialog'>,
    'ref' | 'open' | 'onClose' | 'onFocus' | 'onPointerDown' | 'onClick' | 'children'
  >

/** The HTML of the offer dialog, in whichever state. */
export function DialogMarkup({
  config,
  closeIcon,
  nextSteps,
  headingId,
  form,
  children,
  ...dialog
}: MarkupProps) {
  const { ref, open, onClose, onFocus, onPointerDown, onClick } = dialog
  const isHydrated = useHydrated()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; keys have Escape, which <dialog> brings.
    <dialog
      ref={ref}
      open={open}
      aria-labelledby={headingId}
      className={styles.dialog}
      onClose={onClose}
      onFocus={onFocus}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={headingId} tabIndex={-1}>
            {forms.offer.heading}
          </h2>
          <button
            type="button"
            data-part="close"
            className="grid size-12 place-items-center rounded hover:bg-papier-100"
          >
            {closeIcon}
            <span className="sr-only">{forms.offer.close}</span>
          </button>
        </div>
        <p className="mb-5 text-label text-nebel-600">
          {forms.offer.lead}
          {isHydrated && (
            <>
              {` ${forms.offer.speak} `}
              <a href={config.phoneHref} className="text-link -my-3 inline-flex py-3">
                {config.phone}
              </a>
            </>
          )}
        </p>
        {form}
        {isHydrated && <div className="mt-10">{nextSteps}</div>}
      </div>
      {children}
    </dialog>
  )
}
