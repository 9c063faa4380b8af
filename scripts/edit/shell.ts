import type { RouteId } from '@/content/types'
import { pathOf } from '@/lib/both/pathOf'
import type { State, Told } from './told'

const byId = <T extends HTMLElement>(id: string, type: new () => T): T => {
  const found = document.getElementById(id)
  if (!(found instanceof type)) {
    throw new Error(`shell.html has no ${id}.`)
  }
  return found
}
const editor = byId('editor', HTMLIFrameElement)
const site = byId('site', HTMLIFrameElement)
const missing = byId('missing', HTMLDetailsElement)
const told = byId('told', HTMLOutputElement)
const address = site.dataset.address ?? ''

let ofForm = ''
let ofServer = ''

function show() {
  const line = [ofForm, ofServer].filter((text) => text !== '').join('\n')
  if (told.textContent !== line) {
    told.textContent = line
  }
}

window.addEventListener('message', ({ origin, source, data }: MessageEvent<Told>) => {
  if (origin === location.origin && source === editor.contentWindow) {
    ofForm = data.kind === 'saved' ? 'Gespeichert.' : `Nicht gespeichert. ${data.lines.join('\n')}`
    show()
  }
})

function listOf(state: State): Node[] {
  return state.missing.map(({ record, line }) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = `/keystatic/singleton/${record}`
    link.target = 'editor'
    link.textContent = line
    link.addEventListener('click', () => {
      missing.open = false
    })
    item.append(link)
    return item
  })
}

let before = ''

async function ask() {
  const text = await fetch('/stand').then(
    (response) => response.text(),
    () => '',
  )
  if (text !== '' && text !== before) {
    before = text
    const state: State = JSON.parse(text)
    const count = state.missing.length
    missing
      .querySelector('summary')
      ?.replaceChildren(count === 0 ? 'Es fehlt nichts mehr' : `Was noch fehlt (${count})`)
    missing.querySelector('ul')?.replaceChildren(...listOf(state))
    if (state.isSiteUp && site.src === '') {
      site.src = address
    }
    ofServer = [
      ...(state.isMakingPictures ? ['Die Bilder werden gerechnet …'] : []),
      ...state.pictureFaults,
      ...state.faults,
    ].join('\n')
    show()
  }
}

const TEXTS = /\/singleton\/texte-([^/]+)/
let path = ''

/** Beside the texts of a page stands that page; what was told of one form is not true of the next. */
function follow() {
  const now = editor.contentWindow?.location.pathname ?? ''
  if (now === path) {
    return
  }
  path = now
  ofForm = ''
  show()
  const page = TEXTS.exec(path)?.[1]
  if (page !== undefined) {
    site.src = new URL(pathOf(page as RouteId), address).href
  }
}

for (const button of document.querySelectorAll('nav button')) {
  button.addEventListener('click', () => {
    document.querySelector('main')?.setAttribute('data-shown', button.getAttribute('value') ?? '')
  })
}
setInterval(() => {
  follow()
  void ask()
}, 1000)
void ask()
