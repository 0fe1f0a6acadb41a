import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import type { Engine } from './engine.ts'

type Name = string | RegExp
/** Something on the page by how it is heard; `isChecked` leaves out what is not chosen. */
interface Wanted {
  role: string
  name?: Name
  isChecked?: boolean
}

const waitOptions = { timeout: 20_000, interval: 50 }

/** Testing Library's queries as a script that defines `TestingLibraryDom` in any page. */
const queries = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

const literal = (name: Name) => (name instanceof RegExp ? String(name) : JSON.stringify(name))

function all({ role, name, isChecked }: Wanted, within?: Wanted): string {
  const place = within ? one(within) : 'document.body'
  const named = name === undefined ? '' : `name: ${literal(name)},`
  const checked = isChecked ? 'checked: true' : ''
  return `TestingLibraryDom.queryAllByRole(${place}, '${role}', { ${named} ${checked} })`
}

const one = (wanted: Wanted, within?: Wanted) => `${all(wanted, within)}[0]`

/** The screen of a browser as a person uses it, by the roles and names that a screen reader speaks. */
export class Screen {
  readonly #engine: Engine
  readonly #origin: string

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.#engine.open(this.#origin + path)
  }

  reload(): Promise<void> {
    return this.#engine.reload()
  }

  /** The value of an expression in the page, or the error while one page gives way to the next. */
  async read(expression: string): Promise<unknown> {
    try {
      const isReady = await this.#engine.evaluate(`'TestingLibraryDom' in globalThis`)
      if (isReady !== true) {
        await this.#engine.evaluate(`(() => { const process = { env: {} }; ${queries} })()`)
      }
      return await this.#engine.evaluate(expression)
    } catch (error) {
      return error
    }
  }

  /** Waits until the value of the expression is as it should be. */
  shows(expression: string) {
    return expect.poll(() => this.read(expression), { ...waitOptions, message: expression })
  }

  /** Waits for a script that the app fetches in an idle moment, and for what it imports. `name` is without the hash. */
  async hasScript(name: string): Promise<void> {
    const path = `performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname).find((path) => path.startsWith('/assets/${name}-') && path.endsWith('.js'))`
    await this.shows(`${path} !== undefined`).toBe(true)
    await this.shows(`import(${path}).then(() => true)`).toBe(true)
  }

  async sees(role: string, name: Name, within?: Wanted): Promise<void> {
    await this.shows(`${all({ role, name }, within)}.length`).toBe(1)
  }

  /** Waits until elements with these names are in this order in the document. */
  async showsInOrder(role: string, names: readonly string[]): Promise<void> {
    const places = names.map((name) => `${all({ role })}.indexOf(${one({ role, name })})`)
    await this.shows(`[${places.join()}].join()`).toBe(names.map((_, index) => index).join())
  }

  async seesNo(role: string, name: Name): Promise<void> {
    await this.shows(`${all({ role, name })}.length`).toBe(0)
  }

  async seesChosen(name: Name, within: Wanted): Promise<void> {
    await this.shows(`${all({ role: 'radio', name, isChecked: true }, within)}.length`).toBe(1)
  }

  async seesText(text: string): Promise<void> {
    await this.shows(`document.body.innerText.includes(${JSON.stringify(text)})`).toBe(true)
  }

  async seesNoText(text: string): Promise<void> {
    await this.shows(`document.body.innerText.includes(${JSON.stringify(text)})`).toBe(false)
  }

  async isAt(path: RegExp): Promise<void> {
    await this.shows('location.pathname + location.search').toMatch(path)
  }

  async hasFocus(role: string, name: Name): Promise<void> {
    await this.shows(`document.activeElement === ${one({ role, name })}`).toBe(true)
  }

  async click(role: string, name: Name, within?: Wanted): Promise<void> {
    await this.sees(role, name, within)
    await this.#press(one({ role, name }, within))
  }

  /** A radio button without a face of its own is pressed on its label, as people do. */
  async choose(name: Name, within: Wanted): Promise<void> {
    await this.sees('radio', name, within)
    const radio = one({ role: 'radio', name }, within)
    await this.#press(`(${radio}.closest('label') ?? ${radio})`)
  }

  /** Chooses an option of a native select. */
  async select(name: Name, option: string): Promise<void> {
    await this.sees('combobox', name)
    // No driver opens the menu of a native select in all three engines.
    await this.read(`((select) => {
      const { value } = [...select.options].find(({ label }) => label === ${JSON.stringify(option)})
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, value)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })(${one({ role: 'combobox', name })})`)
  }

  async fill(name: Name, text: string): Promise<void> {
    await this.click('textbox', name)
    await this.#engine.type(text)
  }

  /** Chooses a file in the only file input of the page. */
  async upload(file: string): Promise<void> {
    const input = `document.querySelector('input[type="file"]')`
    await this.shows(`${input} !== null`).toBe(true)
    await this.#engine.upload(input, file)
  }

  /** Returns how far the letters of a code are from the squares that it has for them: the largest distance in pixels. */
  async besideSquares(name: Name): Promise<number> {
    return (await this.read(`((box) => {
      const squares = [...box.parentElement.querySelectorAll('[aria-hidden] > span')].map((one) => one.getBoundingClientRect())
      const { fontWeight, fontSize, fontFamily, letterSpacing, paddingInlineStart } = getComputedStyle(box)
      const canvas = document.createElement('canvas').getContext('2d')
      canvas.font = [fontWeight, fontSize, fontFamily].join(' ')
      const letter = canvas.measureText('0').width
      const middles = squares.map((_, index) =>
        box.getBoundingClientRect().left + parseFloat(paddingInlineStart) + letter / 2 + index * (letter + parseFloat(letterSpacing)))
      return Math.max(...squares.map(({ left, width }, index) => Math.abs(left + width / 2 - middles[index])))
    })(${one({ role: 'textbox', name })})`)) as number
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text)
  }

  /** Tries again when the element has given way to another of the same name just now. */
  #press(element: string): Promise<void> {
    return vi.waitFor(() => this.#engine.click(element), waitOptions)
  }

  press(key: string, options?: { control?: boolean }): Promise<void> {
    return this.#engine.press(key, options)
  }
}
