import { Keystatic } from '@keystatic/core/ui'
import { createRoot } from 'react-dom/client'
import { saveByItself } from './autosave'
import { editorConfig } from './config'
import type { Told } from './told'

declare global {
  /** Called by Keystatic's code (`words.ts`). */
  var tellRefused: (errors: readonly Refused[]) => void
  var withoutEmpty: (value: unknown) => unknown
}

type Refused = { cause?: { message?: string }; schema?: { label?: string } }

const tell = (told: Told) => window.parent.postMessage(told, location.origin)

globalThis.tellRefused = (errors) =>
  tell({
    kind: 'refused',
    lines: errors.map(({ cause, schema }) => `${schema?.label ?? ''}: ${cause?.message ?? ''}`),
  })

/** Entries of a list stay: which one is the second must not change while it is being written. */
globalThis.withoutEmpty = (value) => {
  if (Array.isArray(value)) {
    return value.map(globalThis.withoutEmpty)
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, globalThis.withoutEmpty(inner)] as const)
      .filter(([, inner]) => typeof inner !== 'object' || inner === null || Object.keys(inner).length > 0),
  )
}

/** Keystatic shows the message of what went wrong, and a browser's is English. */
const fetchOfBrowser = window.fetch
window.fetch = async (...request) => {
  const response = await fetchOfBrowser(...request).catch(() => {
    throw new Error('Der Editor läuft nicht mehr. Starten Sie ihn neu: npm run edit')
  })
  if (response.ok && String(request[0]).endsWith('/update')) {
    tell({ kind: 'saved' })
  }
  return response
}

const templates = await import('./templates').catch((error: unknown) => {
  tell({ kind: 'refused', lines: [error instanceof Error ? error.message : String(error)] })
  return null
})
saveByItself()
createRoot(document.body).render(<Keystatic config={editorConfig(templates)} />)
