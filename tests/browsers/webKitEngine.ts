import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Builder, Key, type WebDriver, WebElement } from 'selenium-webdriver'
import { vi } from 'vitest'
import type { WebKitPaths } from '../../scripts/browser.ts'
import { freePort } from '../support/servers/servers.ts'
import type { Engine } from './engine.ts'

const keys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
}

/** Starts a virtual screen. Resolves with its name. */
async function startDisplay(path: string): Promise<{ process: ChildProcess; name: string }> {
  const process = spawn(path, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const lines = createInterface({ input: process.stdio[3] as Readable })
  const [number] = (await once(lines, 'line')) as [string]
  return { process, name: `:${number}` }
}

async function startDriver(path: string, display: string) {
  const port = await freePort()
  const process = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...globalThis.process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANGUAGE: 'en_GB' },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 30_000 })
  return { process, address }
}

/** Debian's WebKitGTK on a virtual screen, over WebDriver. */
export class WebKitEngine implements Engine {
  readonly #driver: WebDriver
  readonly #processes: ChildProcess[]

  private constructor(driver: WebDriver, processes: ChildProcess[]) {
    this.#driver = driver
    this.#processes = processes
  }

  static async start({ driver, browser, display }: WebKitPaths): Promise<Engine> {
    const screen = await startDisplay(display)
    const { process, address } = await startDriver(driver, screen.name)
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    }
    const session = await new Builder().usingServer(address).withCapabilities(capabilities).build()
    return new WebKitEngine(session, [process, screen.process])
  }

  open(address: string): Promise<void> {
    return this.#driver.get(address)
  }

  reload(): Promise<void> {
    return this.#driver.navigate().refresh()
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#driver.executeScript(`return ${expression}`)
  }

  async click(expression: string): Promise<void> {
    const element = await this.#find(expression)
    // The driver brings it to the edge of the window only, where another element may cover it.
    await this.#driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
    await element.click()
  }

  async upload(expression: string, file: string): Promise<void> {
    const element = await this.#find(expression)
    await element.sendKeys(file)
  }

  type(text: string): Promise<void> {
    return this.#driver.actions().sendKeys(text).perform()
  }

  press(key: string, { control = false } = {}): Promise<void> {
    const actions = this.#driver.actions()
    if (control) actions.keyDown(Key.CONTROL)
    actions.sendKeys(keys[key] ?? key)
    if (control) actions.keyUp(Key.CONTROL)
    return actions.perform()
  }

  async close(): Promise<void> {
    await this.#driver.quit()
    for (const process of this.#processes) process.kill()
  }

  async #find(expression: string): Promise<WebElement> {
    const element = await this.evaluate(expression)
    if (element instanceof WebElement) return element
    throw new Error(`No element: ${expression}`)
  }
}
