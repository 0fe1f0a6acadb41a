import { test } from 'vitest'
import type { Stage } from './stage.ts'

/** A module of to-dos with an option, and the widget that it comes with. */
export function firstModule(stage: Stage): void {
  test('a module of to-dos is made, with a widget', async () => {
    await stage.screen.open('/modules/daily-todos/new')
    await stage.screen.fill(/Name/, 'Morning')
    await stage.screen.click('button', 'Save')
    await stage.screen.sees('heading', 'Morning')
    await stage.screen.sees('switch', 'Show on dashboard')
  })

  test('it is given an option', async () => {
    await stage.screen.click('link', 'Add something you want to do every day')
    await stage.screen.sees('heading', 'New to-do')
    await stage.screen.fill(/Name/, 'Walk')
    await stage.screen.fill(/Text/, 'At least two miles')
    await stage.screen.click('button', 'Save')
    await stage.screen.sees('heading', 'Morning')
    await stage.screen.sees('link', 'Walk')
  })
}
