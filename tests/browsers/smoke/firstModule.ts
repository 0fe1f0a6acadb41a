import { test } from 'vitest'
import type { Stage } from './stage.ts'

/** A module of to-dos with an option and a widget. */
export function firstModule(stage: Stage): void {
  test('a module of to-dos is made', async () => {
    await stage.screen.open('/modules/daily-todos/new')
    await stage.screen.fill(/Name/, 'Health')
    await stage.screen.click('button', 'Save')
    await stage.screen.sees('heading', 'Health')
  })

  test('it is given an option', async () => {
    await stage.screen.click('link', 'New: To-dos')
    await stage.screen.sees('heading', 'New to-do')
    await stage.screen.fill(/Name/, 'Walk')
    await stage.screen.fill(/Text/, 'At least two miles')
    await stage.screen.click('button', 'Save')
    await stage.screen.sees('heading', 'Health')
    await stage.screen.sees('link', 'Walk')
  })

  test('it is given a widget', async () => {
    await stage.screen.click('link', 'New: Cards on the dashboard')
    await stage.screen.sees('heading', 'New card')
    await stage.screen.fill(/Name/, 'Morning')
    await stage.screen.click('button', 'Save')
    await stage.screen.sees('heading', 'Health')
    await stage.screen.sees('link', 'Morning')
  })
}
