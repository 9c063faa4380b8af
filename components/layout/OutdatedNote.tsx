import { ui } from '@/content/ui'
import { Note } from './Note'

/** Said where files of this page are gone and nothing may be lost; inline lines show it (app/boot/missingFiles.ts). */
export function OutdatedNote() {
  const { text, reload } = ui.outdated
  return (
    <Note className="outdated">
      {`${text} `}
      {/* This page. By its target the browser's own link: it would lead to the top of the old one (app/hydration/sections.ts). */}
      <a href="./" target="_self" className="text-link">
        {reload}
      </a>
    </Note>
  )
}
