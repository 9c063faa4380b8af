import type { Page } from '@playwright/test'
import { DRAFT_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import type { Draft } from '@/lib/browser/enquiry/fields'
import { draftOf } from '@/lib/browser/enquiry/fields'
import { HYDRATED } from '@/scripts/lib/hydrated'
import { keyOf } from './receiver'

/** What can be seen of a tab, and what it has stored. */
export type Look = {
  heading: string
  isDialogOpen: boolean
  fields: Record<string, Record<string, string>>
  draft: Draft
  stored: { id: string; status: string; key: string }[]
  /** How many results are told. */
  notices: number
  /** Requests that the visitor is thanked for. */
  thanked: string[]
}

type Stored = { id: string; status: { kind: string }; draft: Draft | null }

/** Null while the page is on its way, or its scripts are. */
export async function look(page: Page): Promise<Look | null> {
  const raw = await page
    .evaluate(
      ([draftKey, requestsKey, hydrated]) => {
        const text = (key: string) => sessionStorage.getItem(key)
        const fields: Record<string, Record<string, string>> = {}
        for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
          fields[form.dataset.enquiry ?? ''] = Object.fromEntries(
            Array.from(form.querySelectorAll<HTMLInputElement>('[name]:not([type=checkbox])')).map(
              (control) => [control.name, control.value],
            ),
          )
        }
        const notices = Array.from(document.querySelectorAll<HTMLElement>('.notices [data-status]')).filter(
          (notice) => notice.checkVisibility(),
        )
        return {
          isAlive: document.querySelector(hydrated ?? '') !== null,
          heading: document.querySelector('h1')?.textContent ?? '',
          isDialogOpen: document.querySelector('dialog')?.open ?? false,
          fields,
          draft: text(draftKey ?? ''),
          requests: text(requestsKey ?? ''),
          notices: notices.filter(({ dataset }) => dataset.status !== 'sending').length,
          sent: notices
            .filter(({ dataset }) => dataset.status === 'sent')
            .map(({ dataset }) => dataset.request ?? ''),
        }
      },
      [DRAFT_KEY, REQUESTS_KEY, HYDRATED],
    )
    .catch(() => null)
  if (raw === null || !raw.isAlive) {
    return null
  }
  const requests: Stored[] = JSON.parse(raw.requests ?? '[]')
  return {
    heading: raw.heading,
    isDialogOpen: raw.isDialogOpen,
    fields: raw.fields,
    draft: draftOf(JSON.parse(raw.draft ?? '{}')),
    stored: requests.map(({ id, status, draft }) => ({
      id,
      status: status.kind,
      key: draft ? keyOf(draft) : '',
    })),
    notices: raw.notices,
    thanked: raw.sent,
  }
}
