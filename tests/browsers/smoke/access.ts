import { test } from 'vitest'
import { translateHere } from '../../support/browser/translator.ts'
import { type Stage, walk } from './stage.ts'

/** Whether a place that speaks has a text. */
const speaks = (text: RegExp) =>
  `[...document.querySelectorAll('[role=status], [aria-live]')].some((place) => ${String(text)}.test(place.textContent))`

/** Presses the keys of another layout: they have another character at the same place of the keyboard. */
const pressInCyrillic = (key: string, code: string) =>
  `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', code: '${code}', ctrlKey: true, bubbles: true, cancelable: true }))`

/** What is spoken, pages that the browser translates, and keyboards of other languages. */
export function access(stage: Stage): void {
  test('the palette opens in a Cyrillic layout, and says how much it has found', async () => {
    await stage.screen.open('/dashboard')
    await stage.screen.seesChosen('Skip', walk)
    await stage.screen.hasScript('CommandPalette')
    // The page keeps the key to itself.
    await stage.screen.shows(pressInCyrillic('л', 'KeyK')).toBe(false)
    await stage.screen.sees('searchbox', /^Search/)
    await stage.screen.type('Walk')
    await stage.screen.shows(speaks(/^[1-9]\d* results?$/)).toBe(true)
    await stage.screen.type('xyzq')
    await stage.screen.shows(speaks(/^Nothing found$/)).toBe(true)
  })

  test('a dashboard that the browser has translated is used like any other', async () => {
    await stage.screen.open('/dashboard')
    await stage.screen.seesChosen('Skip', walk)
    await stage.screen.read(`(${String(translateHere)})()`)
    await stage.screen.shows(`document.querySelectorAll('main font').length > 5`).toBe(true)
    await stage.screen.choose('Done', walk)
    await stage.screen.seesChosen('Done', walk)
    await stage.screen.click('button', 'Previous day')
    await stage.screen.seesChosen('Todo', walk)
    await stage.screen.click('button', 'Next day')
    await stage.screen.seesChosen('Done', walk)
    await stage.screen.choose('Skip', walk)
    await stage.screen.seesChosen('Skip', walk)
    await stage.screen.seesNoText('could not be loaded')
    await stage.screen.seesNoText('Something went wrong')
  })
}
