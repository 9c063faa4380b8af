/** Numbers apart by spaces or, between two of a span, by a hyphen. */
function numbersIn(text: string | undefined): number[] {
  // No lookbehind: Safari before 16.4 would refuse the whole file.
  return (text ?? '').replace(/(\d)-/g, '$1 ').split(' ').map(Number)
}

function inGroups(numbers: readonly number[], size: number): number[][] {
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  )
}

/** Reads once what changes in a drawing with the time, and returns what sets it to a minute. */
export function timedElements(sheet: HTMLElement): (minutes: number) => void {
  const updates: ((minutes: number) => void)[] = []
  for (const element of sheet.querySelectorAll<SVGElement>('[data-on]')) {
    const spans = inGroups(numbersIn(element.dataset.on), 2)
    updates.push((minutes) => {
      const on = spans.some(([start = 0, end = 0]) => minutes >= start && minutes < end)
      // Writing what is there already would cost a style pass a frame.
      if (on === element.hasAttribute('data-off')) {
        element.toggleAttribute('data-off', !on)
      }
    })
  }
  for (const element of sheet.querySelectorAll<HTMLElement>('[data-presence]')) {
    // `1050-0.2`: from this minute on, this share of the crowd is there.
    const steps = inGroups(numbersIn(element.dataset.presence), 2)
    updates.push((minutes) => {
      element.style.opacity = `${steps.findLast(([from = 0]) => from <= minutes)?.[1] ?? 0}`
    })
  }
  for (const element of sheet.querySelectorAll<SVGElement>('[data-keys]')) {
    const keys = inGroups(numbersIn(element.dataset.keys), 3)
    updates.push((minutes) => {
      const index = Math.max(
        0,
        keys.findLastIndex(([at = 0]) => at <= minutes),
      )
      const [from = 0, x = 0, y = 0] = keys[index] ?? []
      const [to = from, nextX = x, nextY = y] = keys[index + 1] ?? []
      const share = to > from ? Math.max(0, (minutes - from) / (to - from)) : 0
      element.setAttribute('transform', `translate(${x + (nextX - x) * share} ${y + (nextY - y) * share})`)
    })
  }
  return (minutes) => {
    for (const update of updates) {
      update(minutes)
    }
  }
}
