import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { company } from '@/content/company'
import { services } from '@/content/services'
import { watches } from '@/content/watches'
import { pathOf } from '@/lib/both/pathOf'
import { selectorOf } from '@/lib/both/watch/parts'
import { logOf } from '@/lib/both/watch/timeline'
import { templates } from '../support/pageKinds'
import { expect, expectHydrated, test } from '../support/pages'
import { SHEET } from '../support/sizes'

/** Line ends, hyphens and soft hyphens are the printer's. */
const letters = (text: string) => text.replace(/[\s\u00ad\u2060-]+/g, '')

/** What is set for print and cannot be read there, or is a hole. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function luminance(color: string): number {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(
        (value) => (Number(value) / 255) ** 2.2,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const chain = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...chain(element.parentElement)]
    // A drawing that is there for the printer alone comes when he asks for it.
    const pictures = Array.from(document.querySelectorAll('img')).filter((picture) =>
      picture.checkVisibility(),
    )
    const holes = pictures
      .filter((picture) => picture.naturalWidth === 0 && !picture.classList.contains('print:block'))
      .map((picture) => `no picture: ${picture.outerHTML.slice(0, 90)}`)
    const lines: { element: Element; box: DOMRect }[] = []
    const unreadable: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (
        element === null ||
        text.data.trim() === '' ||
        !element.checkVisibility() ||
        element.closest('svg, .sr-only')
      ) {
        continue
      }
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
      const styles = chain(element).map((ancestor) => getComputedStyle(ancestor))
      const isOnInk = styles.some((style) => style.printColorAdjust === 'exact')
      if (boxes.length > 0 && styles.some(({ opacity }) => opacity === '0')) {
        unreadable.push(`transparent: ${text.data}`)
      } else if (boxes.length > 0 && !isOnInk && luminance(styles[0]?.color ?? '') > 0.18) {
        unreadable.push(`pale on paper: ${text.data}`)
      }
      lines.push(...boxes.map((box) => ({ element, box })))
    }
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) / 2
    const covered = lines.flatMap(({ element, box }, at) => [
      ...lines
        .slice(at + 1)
        .filter((other) => other.element !== element && overlaps(box, other.box))
        .map((other) => `${element.textContent} over ${other.element.textContent}`),
      ...pictures
        .filter((picture) => overlaps(box, picture.getBoundingClientRect()))
        .map(() => `over a picture: ${element.textContent}`),
    ])
    const misplaced = Array.from(document.querySelectorAll('table')).flatMap((table) => {
      const columns = table.tHead?.rows[0]?.cells ?? []
      const cells = Array.from(table.tBodies).flatMap(({ rows }) => Array.from(rows, (row) => [...row.cells]))
      return cells
        .filter((row) => row.length === columns.length)
        .flatMap((row) =>
          row.filter((cell, at) => Math.abs(cell.offsetLeft - (columns[at]?.offsetLeft ?? 0)) > 1),
        )
        .map((cell) => `not below its head: ${cell.textContent}`)
    })
    return [...holes, ...unreadable, ...covered, ...misplaced].map((fault) => fault.slice(0, 160))
  })
}

/** What only pages of paper show: lines that lie on each other where one page ends, and heads that end one. */
async function faultsOfSheets(pdf: Buffer, heads: readonly string[]): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const sheets = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent()
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') {
          return []
        }
        const [, , , , x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, x, y, width: item.width, height: item.height }]
      })
    }),
  )
  return sheets.flatMap((words, at) => {
    const overlaps = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        // A word with a line around it is set twice.
        .filter(({ text }) => text !== one.text)
        .filter(
          ({ x, y, width, height }) =>
            Math.min(one.x + one.width, x + width) - Math.max(one.x, x) > 1 &&
            Math.min(one.y + one.height, y + height) - Math.max(one.y, y) >
              Math.min(one.height, height) * 0.4,
        )
        .map(({ text }) => `page ${at + 1}: ${one.text} over ${text}`),
    )
    const foot = words.filter(({ y }) => y < Math.min(...words.map((word) => word.y)) + 2)
    const last = letters(foot.map(({ text }) => text).join(''))
    const isHead = at < sheets.length - 1 && foot.some(({ height }) => height > 9.5)
    return isHead && heads.some((head) => letters(head).endsWith(last))
      ? [...overlaps, `page ${at + 1} ends with the head ${last}`]
      : overlaps
  })
}

test.describe('on paper, before anybody has scrolled', () => {
  test.use({ viewport: SHEET })

  for (const path of templates) {
    test(`${path} can be read, has no holes, and no head that stands alone`, async ({ page }) => {
      await page.goto(path)
      await expectHydrated(page)
      await page.emulateMedia({ media: 'print' })
      expect.soft(await faultsOnPaper(page)).toEqual([])
      const heads = await page.locator('h1, h2, h3, h4, caption').allTextContents()
      expect(await faultsOfSheets(await page.pdf({ format: 'A4' }), heads)).toEqual([])
    })
  }
})

test('service pages print on one sheet: tasks, the drawing in the ink of its morning, log, telephone and address', async ({
  page,
}) => {
  for (const { slug, title, checklist } of services) {
    const path = pathOf(slug)
    const watch = watches[slug]
    await page.goto(path)
    const pdf = await page.pdf({ format: 'A4' })
    const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(totalPages, path).toBe(1)
    const printed = letters(text)
    const address = `${company.street}, ${company.postalCode} ${company.city}`
    const tasks = checklist.items.flatMap((item) => [item.title, item.text])
    const log = watch ? logOf(watch).map((entry) => entry.text) : []
    for (const part of [title, company.phone, address, ...tasks, ...log]) {
      expect(printed, path).toContain(letters(part))
    }
    if (watch) {
      await page.emulateMedia({ media: 'print' })
      const drawn = () =>
        page
          .locator(`${selectorOf('sheet')} img`)
          .evaluateAll((images) =>
            images
              .find((image) => image.checkVisibility() && (image as HTMLImageElement).naturalWidth > 0)
              ?.getAttribute('src'),
          )
      await expect.poll(drawn, path).toMatch(/-tag\.[^/]+\.svg$/)
      await page.emulateMedia({ media: null })
    }
  }
})
