import { afterAll, beforeAll, expect, test } from 'vitest'
import { firefoxPath } from '../../scripts/browser.ts'
import { BackendProcess } from '../support/servers/backendProcess.ts'
import { todos } from '../support/pages/dashboard.ts'
import type { Engine } from './engine.ts'
import { PuppeteerEngine } from './puppeteerEngine.ts'
import { Screen } from './screen.ts'

const email = 'anna@example.com'
const backend = new BackendProcess()
let engine: Engine
let screen: Screen

beforeAll(async () => {
  await backend.start()
  await backend.createPerson({ email })
  await backend.seed(email, todos('Health', ['Walk']))
  // Always the colours of the system, as with a theme of Windows for more contrast.
  engine = await PuppeteerEngine.start('firefox', firefoxPath() ?? '', {
    'browser.display.document_color_use': 2,
  })
  screen = new Screen(engine, backend.origin)
  await screen.open('/')
  for (const { name, value } of await backend.sessionCookies(email)) {
    await engine.evaluate(`document.cookie = '${name}=${value}; path=/'`)
  }
  await screen.open('/dashboard')
})

afterAll(async () => {
  await engine?.close()
  await backend.dispose()
})

/** The highlighted entry, its ground, and the colours of its own text and of everything in it. */
const coloursOf = (text: string) => `(() => {
  const entries = [...document.querySelectorAll('[role^=menuitem][data-focused]')]
  const entry = entries.find(({ textContent }) => textContent.includes('${text}'))
  if (entry === undefined) return
  const { color, backgroundColor } = getComputedStyle(entry)
  const parts = [...entry.querySelectorAll('*')].map((part) => getComputedStyle(part).color)
  const isFilled = backgroundColor !== getComputedStyle(document.body).backgroundColor
  return { isFilled, isReadable: color !== backgroundColor, colours: [...new Set([color, ...parts])].length }
})()`

const readable = { isFilled: true, isReadable: true, colours: 1 }

test('Firefox shows the highlighted entry of a menu, of a choice and of the palette readable as a whole', async () => {
  await screen.shows(`matchMedia('(forced-colors: active)').matches`).toBe(true)
  await screen.click('button', 'Health: more actions')
  await screen.sees('menuitem', 'Rename')
  await screen.press('ArrowDown')
  await screen.shows(coloursOf('')).toEqual(readable)
  await screen.press('ArrowUp')
  await screen.press('ArrowUp')
  await screen.shows(coloursOf('Delete')).toEqual(readable)
  await screen.press('Escape')

  await screen.click('button', /^Language/, { role: 'banner' })
  await screen.sees('menuitemradio', 'English')
  await screen.press('ArrowDown')
  await screen.press('ArrowUp')
  await screen.shows(coloursOf('English')).toEqual(readable)
  await screen.press('Escape')

  await screen.hasScript('CommandPalette')
  await screen.press('k', { control: true })
  await screen.sees('searchbox', /^Search/)
  await screen.type('Walk')
  await screen.sees('menuitem', /^Walk/)
  await screen.press('ArrowDown')
  await screen.shows(coloursOf('Walk')).toEqual(readable)
  expect(
    await screen.read(`document.querySelector('[role^=menuitem][data-focused]').textContent`),
  ).toContain('Health')
})
