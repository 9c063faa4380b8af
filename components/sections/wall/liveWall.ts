import { partOf } from '@/components/watch/partOf'
import { onChange, textWriter } from '@/components/watch/writers'
import { clockOf } from '@/lib/both/clock'
import { timeId } from '@/lib/both/watch/address'
import { type WallData, type WallEntry, type WallHouse, wallTime } from '@/lib/both/watch/wall'

/** The dark with a hole in it, smaller than a tile and larger, and how long it takes between. */
const LOOK = [
  { transform: 'scale(6)', opacity: 1 },
  { transform: 'scale(130)', opacity: 1 },
]
const LOOK_TIME = { duration: 1400, easing: 'cubic-bezier(0.7, 0, 1, 0.6)' }

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  return element
}

function pictureOf(file: string): HTMLImageElement {
  const picture = make('img', 'wall-picture')
  picture.alt = ''
  picture.src = file
  return picture
}

const within = (percent: number) => Math.min(100, Math.max(0, percent)) / 100

/** Where a minute stands on the ruler. */
function placeOn({ from, to }: Pick<WallData, 'from' | 'to'>, at: number): string {
  return `${(((at - from) / (to - from)) * 100).toFixed(2)}%`
}

/** A house's tile: what it shows follows from the time. */
function tileOf(link: HTMLAnchorElement, house: WallHouse, from: number, words: WallData['words']) {
  const sheet = make('span', 'wall-sheet')
  const dark = make('span', 'wall-dark')
  const mark = make('span', 'wall-mark')
  const [time, text] = [make('time', ''), make('span', 'wall-text')]
  const page = link.href
  const write = textWriter(time)
  sheet.append(pictureOf(house.files.night))
  if (house.entries.length > 0) {
    const seen = pictureOf(house.files.seen)
    seen.classList.add('wall-seen')
    sheet.append(seen, dark, mark)
  }
  link.prepend(sheet)
  link.querySelector('.wall-words')?.append(' ', time, ' ', text)
  text.textContent = house.idle
  let shown: WallEntry | undefined

  return {
    /** @returns the minute of the entry that stands there; 0 before there is any */
    show(minutes: number): number {
      const entry = house.entries.findLast(({ at }) => at <= minutes)
      if (entry !== shown) {
        text.textContent = entry?.text ?? house.idle
        link.href = entry ? page.replace(/#.*$/, `#${timeId(entry.at)}`) : page
        link.toggleAttribute('data-seen', entry !== undefined && entry.at >= from)
        if (entry) {
          // Whoever is outside of what the tile shows is at its edge.
          sheet.style.setProperty('--x', `${within(entry.x)}`)
          sheet.style.setProperty('--y', `${within(entry.y)}`)
          if (entry.at >= from && entry.at > (shown?.at ?? 0)) {
            dark.animate?.(LOOK, LOOK_TIME)
          }
        }
        shown = entry
      }
      return entry?.at ?? 0
    },
    /** @param isLatest nobody has written anything since, in no house */
    tell(isLatest: boolean) {
      const told = shown ? clockOf(shown.at) : ''
      write(isLatest || !shown ? told : `${words.last} ${told}`)
      link.toggleAttribute('data-latest', isLatest && shown !== undefined)
    },
  }
}

/** Ticks for entries, longer ones for statements, and the hours, across the wall's time. */
function drawRuler(ruler: HTMLElement, data: WallData): HTMLElement {
  const { from, houses, statements, words } = data
  for (const at of statements) {
    const start = make('i', 'wall-start')
    start.style.left = placeOn(data, at)
    ruler.append(start)
  }
  for (const at of new Set(houses.flatMap(({ entries }) => entries.map((entry) => entry.at)))) {
    if (at >= from) {
      const tick = make('i', 'wall-tick')
      tick.style.left = placeOn(data, at)
      ruler.append(tick)
    }
  }
  for (const [at, label] of words.hours) {
    const hour = make('span', 'wall-hour')
    hour.style.left = placeOn(data, at)
    hour.textContent = label
    ruler.append(hour)
  }
  const now = make('i', 'wall-now')
  ruler.append(now)
  return now
}

/** Brings the wall alive, once: scrolling past it is its night. */
export function liveWall(body: HTMLElement, data: WallData) {
  const stage = partOf<HTMLElement>(body, '.wall-stage')
  const ruler = partOf<HTMLElement>(body, '.wall-ruler')
  const links = [...body.querySelectorAll<HTMLAnchorElement>('.wall-tile')]
  const statements = [...body.querySelectorAll('.wall-statement')]
  const { from, houses } = data
  const timeAt = wallTime(data)
  const tiles = houses.flatMap((house, index) => {
    const link = links[index]
    return link === undefined ? [] : [tileOf(link, house, from, data.words)]
  })
  const now = drawRuler(ruler, data)
  const row = make('div', 'wall-row')
  row.role = 'group'
  row.ariaLabel = data.words.houses
  /** The house whose entry is the latest one. */
  let latest = 0
  /** The house that somebody on a phone has chosen, until the night goes on. */
  let chosen: { index: number; latest: number } | null = null
  let isDue = false

  const buttons = houses.map((house, index) => {
    const button = make('button', 'wall-choice')
    button.type = 'button'
    button.ariaLabel = links[index]?.querySelector('.wall-name')?.textContent ?? ''
    button.append(pictureOf(house.files.night), pictureOf(house.files.seen))
    button.addEventListener('click', () => {
      chosen = { index, latest }
      tell()
    })
    row.append(button)
    return button
  })
  partOf(body, '.wall-tiles').after(row)

  const write = {
    clock: textWriter(partOf(body, '.wall-clock')),
    statement: onChange((current: number) => {
      statements.forEach((statement, index) => {
        statement.toggleAttribute('data-current', index === current)
      })
    }),
    large: onChange((large: number) => {
      links.forEach((link, index) => {
        link.parentElement?.toggleAttribute('data-large', index === large)
        buttons[index]?.setAttribute('aria-pressed', `${index === large}`)
      })
    }),
  }

  function minutes(): number {
    const way = body.offsetHeight - stage.offsetHeight
    const top = Number.parseFloat(getComputedStyle(stage).top) || 0
    return timeAt(way > 0 ? (top - body.getBoundingClientRect().top) / way : 0)
  }

  function tell() {
    const time = minutes()
    const told = tiles.map((tile) => tile.show(time))
    latest = told.indexOf(Math.max(...told))
    tiles.forEach((tile, index) => {
      tile.tell(index === latest)
    })
    if (chosen !== null && chosen.latest !== latest) {
      chosen = null
    }
    write.clock(clockOf(time))
    now.style.left = placeOn(data, time)
    write.statement(
      Math.max(
        0,
        data.statements.findLastIndex((at) => at <= time),
      ),
    )
    write.large(chosen?.index ?? latest)
    links.forEach((link, index) => {
      buttons[index]?.toggleAttribute('data-seen', link.hasAttribute('data-seen'))
    })
  }

  function follow() {
    if (!isDue) {
      isDue = true
      requestAnimationFrame(() => {
        isDue = false
        tell()
      })
    }
  }

  window.addEventListener('scroll', follow, { passive: true })
  new ResizeObserver(follow).observe(body)
  tell()
  body.setAttribute('data-live', '')
}
