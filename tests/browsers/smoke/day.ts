import { test } from 'vitest'
import { type Stage, walk } from './stage.ts'

/** Statuses on the dashboard, of today and of another day. */
export function day(stage: Stage): void {
  test('the dashboard shows it', async () => {
    await stage.screen.open('/dashboard')
    await stage.screen.sees('article', 'Morning')
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
}
