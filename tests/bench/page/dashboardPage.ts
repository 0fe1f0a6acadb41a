import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeedContent } from '@daymark/backend'
import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumPath } from '../../../scripts/browser.ts'
import { BackendProcess } from '../../support/servers/backendProcess.ts'

const dist = process.env['STATIC_DIR'] ?? join(import.meta.dirname, '../../../dist')

export function quoteModule(name: string): SeedContent {
  return {
    inspiration: [{ name, widgets: [name], options: [{ name: 'Short', text: 'Begin at once.' }] }],
  }
}

/**
 * Begins the line that the page logs, followed by the milliseconds from the start of the navigation until everything in
 * the window showed.
 */
const shownAfter = 'shown after '

/** Longer than any page takes, in ms. */
const timeout = 120_000

/**
 * Runs in the page, which looks itself and says when it is shown: a question of the tool would first bring the tool's
 * own scripts into the page, which on this slow machine are tens of milliseconds of work.
 */
function watchScreenful(saying: string): void {
  const observer = new MutationObserver(look)
  const isInWindow = (card: Element) => card.getBoundingClientRect().top < innerHeight
  const isComplete = (card: Element) =>
    card.querySelector('[role=radio][aria-checked=true]') !== null ||
    (card.textContent ?? '').includes('Begin at once.')
  function look() {
    const cards = [...document.querySelectorAll('main li:has(h2)')]
    if (cards.length === 0 || !cards.filter(isInWindow).every(isComplete)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      console.info(saying + performance.now())
    })
  }
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-checked'] })
}

/** KiB of brotli of a file of the build. */
export const kibOf = (path: string): number => statSync(join(dist, `${path}.br`)).size / 1024

/** KiB of brotli of all JavaScript among these paths. */
export function javaScriptOf(paths: readonly string[]): number {
  const files = [...new Set(paths)].filter((path) => path.endsWith('.js'))
  return files.reduce((sum, path) => sum + kibOf(path), 0)
}

interface Tab {
  page: Page
  devtools: CDPSession
}

/** A tab on a slow machine (4x CPU), 100 ms from a server with a person's content. */
export class DashboardPage {
  readonly #backend: BackendProcess
  readonly #profile = mkdtempSync(join(tmpdir(), 'daymark-bench-'))
  #tab: Tab | undefined
  #shownAt = Number.NaN

  private constructor(backend: BackendProcess) {
    this.#backend = backend
  }

  get page(): Page {
    return this.#open.page
  }

  get #open(): Tab {
    if (this.#tab === undefined) throw new Error('The browser is not running.')
    return this.#tab
  }

  static async open(contents: readonly SeedContent[]): Promise<DashboardPage> {
    const backend = await new BackendProcess().start()
    const email = 'bench@example.com'
    await backend.createPerson({ email })
    for (const content of contents) await backend.seed(email, content)
    const { sessionid, csrftoken } = await backend.signIn(email)
    const result = new DashboardPage(backend)
    await result.#start()
    await result.page.context().addCookies(
      Object.entries({ sessionid, csrftoken }).map(([name, value]) => ({
        name,
        value,
        url: backend.origin,
        httpOnly: name === 'sessionid',
        // Session cookies would go with the browser's process.
        expires: Date.now() / 1000 + 86_400,
      })),
    )
    await backend.setFault({ path: '/api/', delayMs: 100, times: 100_000 })
    return result
  }

  async #start(): Promise<void> {
    const context = await chromium.launchPersistentContext(this.#profile, {
      executablePath: chromiumPath(),
      baseURL: this.#backend.origin,
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
    })
    await context.addInitScript(watchScreenful, shownAfter)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    this.#tab = { page, devtools }
  }

  /** Lets the page itself and every question to the server take 100 ms too. */
  async delayEverything(): Promise<void> {
    await this.#backend.clearFaults()
    await this.#backend.setFault({ path: '/', delayMs: 100, times: 1_000_000 })
  }

  /** Ends the browser when the app is at rest, and starts it again with what it has kept on the disk. */
  async restart(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.context().close()
    await this.#start()
  }

  /** Milliseconds from the start of the navigation until everything in the window is there. */
  async firstScreenful(): Promise<number> {
    const shown = this.page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(shownAfter),
      timeout,
    })
    await this.page.goto('/dashboard', { waitUntil: 'commit' })
    this.#shownAt = Number((await shown).text().slice(shownAfter.length))
    return this.#shownAt
  }

  /**
   * Leaves the app for a picture of the same site, when it is at rest: its work is not part of the next visit, and the
   * browser's process stays, as after closing the page a moment ago. Our Cross-Origin-Opener-Policy makes Chrome
   * start another process for a visit from another site, with about twice the work until the dashboard is there.
   */
  async leave(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.goto('/mark.svg')
  }

  /** The paths that were asked for until then; later ones delay nothing that the person sees. */
  requestsOfScreenful(): Promise<string[]> {
    return this.page.evaluate(
      (shownAt) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < shownAt)
          .map(({ name }) => new URL(name).pathname),
      this.#shownAt,
    )
  }

  /** Milliseconds of work on the main thread until the page has nothing to do any more. */
  async workOf(action: () => Promise<unknown>): Promise<number> {
    const before = await this.#taskTime()
    await action()
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 }))
        }),
    )
    return (await this.#taskTime()) - before
  }

  /**
   * Milliseconds from a press until the browser has painted what it changed, in steps of 8 as the browser tells them (the
   * Event Timing API).
   */
  async paintAfter(press: () => Promise<unknown>): Promise<number> {
    const handle = await this.page.evaluateHandle(() => {
      const painted = new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const ends = list.getEntries().filter(({ name }) => /^(?:click|pointerup)$/.test(name))
          if (ends.length === 0) return
          observer.disconnect()
          resolve(Math.max(...ends.map(({ duration }) => duration)))
        })
        // The least that the API allows: every press here takes longer.
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      })
      return { painted }
    })
    await press()
    return handle.evaluate(({ painted }) => painted)
  }

  async #taskTime(): Promise<number> {
    const { metrics } = await this.#open.devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }

  async close(): Promise<void> {
    await this.page.context().close()
    await this.#backend.dispose()
    rmSync(this.#profile, { recursive: true, force: true })
  }
}
