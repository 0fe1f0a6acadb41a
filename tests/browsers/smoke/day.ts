import { test } from 'vitest'
import { type Stage, walk } from './stage.ts'

/** The ISO day of the calendar where the browser is. */
const localDay = `new Date().toLocaleDateString('sv-SE')`

/** Statuses on the dashboard, of today and of another day. */
export function day(stage: Stage): void {
  test('the dashboard shows it', async () => {
    await stage.screen.open('/dashboard')
    await stage.screen.sees('listitem', 'Morning')
    await stage.screen.seesChosen('Todo', walk)
  })

  test('pages that are opened one right after the other all arrive', async () => {
    for (const path of ['/modules', '/dashboard', '/modules', '/dashboard']) {
      await stage.screen.open(path)
    }
    await stage.screen.seesChosen('Todo', walk)
  })

  test('a status is chosen with the pointer', async () => {
    await stage.screen.choose('Done', walk)
    await stage.screen.seesChosen('Done', walk)
  })

  test('a status is chosen with the keyboard', async () => {
    await stage.screen.choose('Done', walk)
    await stage.screen.press('ArrowLeft')
    await stage.screen.press(' ')
    await stage.screen.seesChosen('Skip', walk)
  })

  test('a status that is chosen right before a reload is not lost', async () => {
    // Elsewhere than the press before, whose second tap it might be.
    await stage.screen.choose('Todo', walk)
    await stage.screen.seesChosen('Todo', walk)
    await stage.screen.choose('Done', walk)
    await stage.screen.reload()
    await stage.screen.seesChosen('Done', walk)
    await stage.screen.choose('Skip', walk)
    await stage.screen.reload()
    await stage.screen.seesChosen('Skip', walk)
  })

  test('another day has statuses of its own, and both are kept', async () => {
    await stage.screen.click('button', 'Previous day')
    await stage.screen.seesChosen('Todo', walk)
    await stage.screen.click('button', 'Next day')
    await stage.screen.seesChosen('Skip', walk)
    await stage.screen.reload()
    await stage.screen.seesChosen('Skip', walk)
  })

  test('what is typed at once after Ctrl and K is in the search', async () => {
    // It comes in the first idle moment.
    await stage.screen.hasScript('CommandPalette')
    await stage.screen.press('k', { control: true })
    await stage.screen.type('Walk')
    await stage.screen.shows(`document.activeElement?.value`).toBe('Walk')
    await stage.screen.sees('menuitem', /^Walk/)
  })

  test('a to-do is typed at once after the press that adds one, and stays in the order typed', async () => {
    await stage.screen.reload()
    await stage.screen.seesChosen('Skip', walk)
    await stage.screen.click('textbox', /^Add a to-do/)
    await stage.screen.type('Read')
    await stage.screen.press('Enter')
    await stage.screen.sees('radiogroup', 'Read')
    await stage.screen.press('Escape')
    await stage.screen.reload()
    await stage.screen.sees('radiogroup', 'Read')
    await stage.screen.showsInOrder('radiogroup', ['Walk', 'Read'])
  })

  test('a day begins at the midnight of the person once they say so, and at that of UTC again', async () => {
    await stage.screen.click('button', 'Use my time zone')
    await stage.screen
      .shows(`document.querySelector('main li').innerText.includes(${localDay})`)
      .toBe(true)
    await stage.screen.seesChosen('Todo', walk)
    await stage.screen.open('/modules')
    await stage.screen.select('A day begins', 'At midnight UTC')
    await stage.screen.open('/dashboard')
    await stage.screen.seesChosen('Skip', walk)
  })
}
