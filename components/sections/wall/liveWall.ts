import { partOf } from '@/components/watch/partOf'
import { onChange, textWriter } from '@/components/watch/writers'
import { clockOf } from '@/lib/both/clock'
import { timeId } from '@/lib/both/watch/address'
import { type WallData, type WallEntry, type WallHouse, wallTime } from '@/lib/both/watch/wall'

/** Longer ago than this, an entry says so: the clock has gone on. */
const RECENT = 4

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

const inPercent = (share: number) => `${Math.min(100, Math.max(0, share))}%`

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
  const first = house.entries.find(({ at }) => at >= from)
  sheet.append(pictureOf(house.files.night))
  if (first) {
    // From where somebody looks first, the light grows.
    dark.style.left = inPercent(first.x)
    dark.style.top = inPercent(first.y)
    const seen = pictureOf(house.files.seen)
    seen.classList.add('wall-seen')
    sheet.append(seen, dark, mark)
  }
  link.prepend(sheet)
  link.querySelector('.wall-words')?.append(' ', time, ' ', text)
  text.textContent = house.idle
  let shown: WallEntry | undefined
  let isRecent: boolean | undefined

  return {
    /** @returns the minute of the entry that stands there; 0 before there is any */
    show(minutes: number): number {
      const entry = house.entries.findLast(({ at }) => at <= minutes)
      const recent = entry !== undefined && minutes - entry.at <= RECENT
      if (entry !== shown || recent !== isRecent) {
        shown = entry
        isRecent = recent
        time.textContent = entry ? (recent ? clockOf(entry.at) : `${words.last} ${clockOf(entry.at)}`) : ''
        text.textContent = entry?.text ?? house.idle
        link.toggleAttribute('data-recent', recent)
        link.href = entry ? page.replace(/#.*$/, `#${timeId(entry.at)}`) : page
        link.toggleAttribute('data-seen', entry !== undefined && entry.at >= from)
        mark.hidden = entry === undefined || entry.x < 0 || entry.x > 100 || entry.y < 0 || entry.y > 100
        if (entry) {
          mark.style.left = `${entry.x}%`
          mark.style.top = `${entry.y}%`
        }
      }
      return entry?.at ?? 0
    },
  }
}

/** Ticks for entries, and the hours, across the wall's time. */
function drawRuler(ruler: HTMLElement, data: WallData): HTMLElement {
  const { from, houses, words } = data
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
  ruler.before(row)

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
    latest = told.lastIndexOf(Math.max(...told))
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
