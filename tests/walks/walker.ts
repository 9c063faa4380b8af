import type { BrowserContext, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { TEXT_FIELD_NAMES } from '@/lib/both/fieldNames'
import { type Draft, emptyDraft, type FormKind } from '@/lib/browser/enquiry/fields'
import { type Look, look } from './look'
import { keyOf, REPLIES, type Reply, type WalkReceiver } from './receiver'

/** What a visitor, the network and the service may do; the share of each is how often it is named. */
export const STEPS = [
  ...Array<string>(8).fill('type contact'),
  ...Array<string>(8).fill('type offer'),
  ...Array<string>(6).fill('submit contact'),
  ...Array<string>(6).fill('submit offer'),
  'open dialog',
  ...Array<string>(3).fill('Escape'),
  'back',
  'back',
  'forward',
  'reload',
  'follow link',
  'load other page',
  'load home',
  'load home',
  'offline',
  ...Array<string>(3).fill('online'),
  ...Array<string>(3).fill('dismiss'),
  ...Array<string>(4).fill('retry'),
  ...Array<string>(2).fill('nevertheless'),
  'discard',
  ...Array<string>(2).fill('undo'),
  ...REPLIES.flatMap((reply) => [`reply ${reply}`, `reply ${reply}`]),
  ...Array<string>(4).fill('answer held ok'),
  'answer held no',
  'answer held cut',
] as const

/** The tab as the model knows it: what the visitor has typed and not yet sent or discarded. */
type Tab = { page: Page; draft: Draft; discarded: Draft | null; seen: Look | null }

/** Longest time in which a result must be told, and a page be at work again. */
const SOON_MS = 6000

class Violation extends Error {}

/** Walks through the site, and compares it after each step with what a visitor may rely on. */
export class Walker {
  private readonly tab: Tab
  private isOnline = true
  private count = 0
  private readonly allowed = new Map<string, number>()
  private readonly thanked = new Set<string>()

  constructor(
    private readonly context: BrowserContext,
    private readonly receiver: WalkReceiver,
    private readonly site: string,
    page: Page,
  ) {
    this.tab = { page, draft: { ...emptyDraft }, discarded: null, seen: null }
  }

  async start() {
    await this.tab.page.goto(`${this.site}/`)
    await this.check('start')
  }

  async step(name: string) {
    this.count += 1
    await this.act(name)
    await this.check(name)
  }

  private async act(name: string): Promise<void> {
    const { page } = this.tab
    const [verb = '', object = ''] = name.split(' ')
    switch (name) {
      case 'type contact':
      case 'type offer':
        return this.type(object as FormKind)
      case 'submit contact':
      case 'submit offer':
        return this.submit(object as FormKind)
      case 'open dialog':
        return this.openDialog()
      case 'Escape':
        return page.keyboard.press('Escape')
      case 'back':
      case 'forward':
        // Not Playwright's own: it waits for a load that a page out of the cache does not have.
        return this.leave(() => page.evaluate((way) => history[way](), name).catch(() => undefined))
      case 'reload':
        return this.leave(() => page.reload())
      case 'follow link':
        await this.closeDialog()
        return this.leave(() => page.locator('footer a[href$="/werkschutz/"]').first().click())
      case 'load other page':
        return this.leave(() => page.goto(`${this.site}/impressum/`))
      case 'load home':
        return this.leave(() => page.goto(`${this.site}/`))
      case 'offline':
      case 'online':
        this.isOnline = name === 'online'
        return this.context.setOffline(!this.isOnline)
      case 'dismiss':
        return this.press(ui.dismiss)
      case 'retry': {
        await this.settle()
        for (const { key, status } of this.tab.seen?.stored ?? []) {
          if (status === 'failed') {
            this.allow(key)
          }
        }
        this.allowForms()
        return this.press(forms.status.retry)
      }
      case 'nevertheless':
        await this.settle()
        this.allowForms()
        return this.press(forms.status.nevertheless)
      case 'discard':
        return this.discard()
      case 'undo':
        return this.undo()
      default:
        if (verb === 'reply') {
          this.receiver.reply = object as Reply
        } else {
          this.receiver.answerHeld(name.split(' ')[2] as 'ok' | 'no' | 'cut')
        }
    }
  }

  /** Another page, if there is a network to fetch it. */
  private async leave(go: () => Promise<unknown>) {
    if (this.isOnline) {
      this.tab.discarded = null
      await go()
      // A navigation that history starts begins a little later.
      await this.tab.page.waitForTimeout(60)
    }
  }

  private form(kind: FormKind) {
    return this.tab.page.locator(`form[data-enquiry=${kind}]`)
  }

  private async openDialog() {
    if (this.tab.seen?.isDialogOpen === false) {
      // The first of the page that is shown; links of service pages name their service, which is typing as well.
      await this.tab.page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('a[data-offer=""]')
        link?.click()
      })
      this.tab.seen = await look(this.tab.page)
    }
  }

  private async closeDialog() {
    if (this.tab.seen?.isDialogOpen) {
      await this.tab.page.keyboard.press('Escape')
    }
  }

  /** Makes the form usable; false if the page has none. */
  private async reach(kind: FormKind): Promise<boolean> {
    if (kind === 'offer') {
      await this.openDialog()
      return true
    }
    await this.closeDialog()
    return this.tab.seen?.fields.contact !== undefined
  }

  private async type(kind: FormKind) {
    await this.inForm(kind, async () => {
      await this.fill(kind, 'message', `Text ${this.count}`)
      if (kind === 'offer' && this.count % 2 === 0) {
        await this.fill(kind, 'company', `Firma ${this.count}`)
      }
    })
  }

  /** Does something in a form; once more if it is not there any more, as a reply has closed the dialog. */
  private async inForm(kind: FormKind, act: () => Promise<void>) {
    for (let attempt = 0; await this.reach(kind); attempt += 1) {
      try {
        return await act()
      } catch (error) {
        // The dialog may have been open for a moment only, and a way back may lead to a page without the form.
        const seen = await look(this.tab.page)
        this.tab.seen = seen
        const isThere = seen?.fields[kind] !== undefined && seen.isDialogOpen === (kind === 'offer')
        if (attempt === 2 || isThere) {
          throw error
        }
      }
    }
  }

  private async fill(kind: FormKind, field: keyof Draft, text: string) {
    // In one go: Playwright's own fill() selects first and writes later, and thanks that close the dialog in between take
    // the focus with them, so that the text would land nowhere. A visitor sees that; the model would not.
    const obstacle = await this.form(kind)
      .locator(`[name=${field}]`)
      .evaluate((control: HTMLInputElement, value) => {
        control.focus()
        if (document.activeElement !== control) {
          return `the focus is on ${document.activeElement?.outerHTML.slice(0, 200)}`
        }
        control.select()
        return document.execCommand('insertText', false, value) ? null : 'the browser refuses'
      }, text)
    if (obstacle !== null) {
      throw new Error(`Nothing can be written into "${field}" of the ${kind} form: ${obstacle}`)
    }
    this.tab.draft[field] = text
    this.tab.discarded = null
  }

  private async submit(kind: FormKind) {
    return this.inForm(kind, () => this.send(kind))
  }

  private async send(kind: FormKind) {
    const { draft } = this.tab
    const missing = { name: 'Ada', email: 'ada@firma.example', phone: '069 1', message: `Text ${this.count}` }
    for (const field of ['name', 'email', 'phone', 'message'] as const) {
      if (draft[field] === '') {
        await this.fill(kind, field, missing[field])
      }
    }
    if (kind === 'offer') {
      await this.form(kind).locator('[name=gdprConsent]').check()
    }
    await this.settle()
    this.allowForms()
    const button = this.form(kind).locator('[type=submit]')
    // Where no notice can lie over it: a press on its "tel:" link opens a prompt of the browser that takes all keys.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // Twice at once: one press, one request. By force, as a press on the button of a form that is being sent is tried, too.
    await button.dblclick({ force: true })
  }

  /** Waits until nothing is on its way but what the service holds back: a press then means what the visitor sees. */
  private async settle() {
    const deadline = Date.now() + 1000
    for (;;) {
      this.tab.seen = (await look(this.tab.page)) ?? this.tab.seen
      const sending = this.tab.seen?.stored.filter(({ status }) => status === 'sending') ?? []
      if (sending.length <= this.receiver.holding || Date.now() > deadline) {
        return
      }
      await this.tab.page.waitForTimeout(20)
    }
  }

  /** A press may send what the forms of this tab hold, unless it is on its way already or was thanked for. */
  private allowForms() {
    this.allow(keyOf(this.tab.draft))
  }

  private allow(key: string) {
    const isOnItsWay = this.tab.seen?.stored.some(
      (request) => request.key === key && request.status === 'sending',
    )
    if (!isOnItsWay) {
      this.allowed.set(key, (this.allowed.get(key) ?? 0) + 1)
    }
  }

  /** Presses a button by its name, if it is there to be pressed. The focus must not be lost with it. */
  private async press(name: string) {
    const scope = this.tab.seen?.isDialogOpen ? 'dialog ' : ''
    const button = this.tab.page.locator(`${scope}button:visible`, { hasText: name }).first()
    if ((await button.count()) === 0) {
      return
    }
    try {
      await button.click()
    } catch (error) {
      // A reply may have taken it away.
      if (await button.isVisible()) {
        throw error
      }
      return
    }
    // It is handed on when the dialog or the notice has gone, which takes a moment on a busy machine.
    await this.tab.page
      .waitForFunction(() => document.activeElement !== document.body, null, { timeout: 1500 })
      .catch(() => {
        throw new Violation(`after "${name}" the focus is on nothing`)
      })
  }

  private async discard() {
    const { page, seen } = this.tab
    const scope = seen?.isDialogOpen ? 'dialog ' : ''
    if ((await page.locator(`${scope}button:visible`, { hasText: forms.status.discard }).count()) > 0) {
      await this.press(forms.status.discard)
      this.tab.discarded = { ...this.tab.draft }
      this.tab.draft = { ...emptyDraft }
    }
  }

  private async undo() {
    if (this.tab.discarded === null) {
      return
    }
    const before = this.tab.discarded
    const scope = this.tab.seen?.isDialogOpen ? 'dialog ' : ''
    const button = this.tab.page.locator(`${scope}button:visible`, { hasText: forms.status.undo })
    if ((await button.count()) > 0) {
      await this.press(forms.status.undo)
      this.tab.draft = before
      this.tab.discarded = null
    }
  }

  private async check(step: string) {
    const deadline = Date.now() + SOON_MS
    for (;;) {
      const fault = await this.fault()
      if (fault === null) {
        return
      }
      if (Date.now() > deadline) {
        throw new Violation(`after "${step}": ${fault}`)
      }
      await this.tab.page.waitForTimeout(40)
    }
  }

  /** What a visitor would have to complain about; null if nothing. What takes its time may be right a moment later. */
  private async fault(): Promise<string | null> {
    const { tab, receiver } = this
    const seen = await look(tab.page)
    if (seen === null) {
      // Before the first page there is the empty one that the browser opened with.
      if (tab.page.url() === 'about:blank') {
        await tab.page.goto(`${this.site}/`)
      }
      return 'the page does not come to life'
    }
    tab.seen = seen
    if (seen.heading === '') {
      return 'the page is blank'
    }
    for (const [key, times] of receiver.received) {
      if (times > (this.allowed.get(key) ?? 0)) {
        throw new Violation(
          `the service got ${key} ${times} times, asked for ${this.allowed.get(key) ?? 0} times`,
        )
      }
    }
    for (const id of seen.thanked) {
      this.thanked.add(id)
    }
    if (this.thanked.size > receiver.accepted) {
      throw new Violation(`thanked for ${this.thanked.size}, confirmed were ${receiver.accepted}`)
    }
    return this.lostWord(seen) ?? untold(seen)
  }

  /** A word that was typed and is gone, though it was neither sent nor discarded. */
  private lostWord(seen: Look): string | null {
    const { draft } = this.tab
    for (const field of TEXT_FIELD_NAMES) {
      const stored = seen.draft[field]
      // Only what is stored says that a word was sent: a page that comes back out of the cache shows old fields for a moment.
      if (stored === '' && this.wasSent(field, draft[field])) {
        draft[field] = ''
      }
      for (const [place, text] of Object.entries({ stored, ...valuesOf(seen, field) })) {
        if (text !== draft[field]) {
          return `${field} is "${text}" (${place}), and was "${draft[field]}"`
        }
      }
    }
    return null
  }

  /** Whether a request with this text has been confirmed. */
  private wasSent(field: keyof Draft, text: string): boolean {
    return this.receiver.accepted > 0 && (field === 'company' || this.keysWith(text).length > 0)
  }

  private keysWith(text: string): string[] {
    return [...this.receiver.received.keys()].filter((key) => JSON.parse(key).includes(text))
  }
}

function valuesOf(seen: Look, field: keyof Draft): Record<string, string> {
  return Object.fromEntries(
    Object.entries(seen.fields).flatMap(([kind, values]) => {
      const text = values[field]
      return text === undefined ? [] : [[kind, text]]
    }),
  )
}

/** A result that is known and not shown, or a request that nobody waits for any more. */
function untold({ stored, notices }: Look): string | null {
  const results = stored.filter(({ status }) => status !== 'sending').length
  return results > notices ? `${results} results, ${notices} told` : null
}
