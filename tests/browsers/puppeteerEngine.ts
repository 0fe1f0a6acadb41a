import { type Browser, ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Firefox or Chromium, without a window, over WebDriver BiDi. */
export class PuppeteerEngine implements Engine {
  readonly #browser: Browser
  readonly #page: Page

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.#page = page
  }

  /** `preferences` are those of Firefox, as on about:config. */
  static async start(
    browser: 'chrome' | 'firefox',
    executablePath: string,
    preferences: Record<string, unknown> = {},
  ): Promise<Engine> {
    const launched = await launch({
      browser,
      executablePath,
      protocol: 'webDriverBiDi',
      defaultViewport: { width: 1280, height: 900 },
      ...(browser === 'firefox'
        ? { extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', ...preferences } }
        : { args: ['--no-sandbox', '--lang=en-GB'] }),
    })
    return new PuppeteerEngine(launched, await launched.newPage())
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address)
  }

  async reload(): Promise<void> {
    await this.#page.reload()
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression)
  }

  async click(expression: string): Promise<void> {
    const element = await this.#find(expression)
    await element.click()
  }

  async upload(expression: string, file: string): Promise<void> {
    const element = await this.#find(expression)
    await (element as ElementHandle<HTMLInputElement>).uploadFile(file)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  async press(key: string, { control = false } = {}): Promise<void> {
    const { keyboard } = this.#page
    if (control) await keyboard.down('Control')
    await keyboard.press(key as KeyInput)
    if (control) await keyboard.up('Control')
  }

  close(): Promise<void> {
    return this.#browser.close()
  }

  async #find(expression: string): Promise<ElementHandle> {
    const element = await this.#page.evaluateHandle(expression)
    if (element instanceof ElementHandle) return element
    throw new Error(`No element: ${expression}`)
  }
}
