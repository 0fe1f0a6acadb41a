import { test } from 'vitest'
import type { Stage } from './stage.ts'

const main = { role: 'main', name: '' }

/** Something is deleted, and the person logs out. */
export function leaving(stage: Stage): void {
  test('something is deleted after a question', async () => {
    await stage.screen.open('/modules')
    await stage.screen.click('link', 'Sky', main)
    await stage.screen.sees('heading', 'Sky')
    await stage.screen.click('button', /^Delete this list of thoughts/, main)
    await stage.screen.click('button', 'Delete', { role: 'alertdialog', name: /Sky/ })
    await stage.screen.isAt(/^\/modules$/)
    await stage.screen.seesNo('link', 'Sky')
  })

  test('a person who logs out sees nothing of the person any more', async () => {
    await stage.screen.open('/account/logout')
    await stage.screen.sees('heading', 'Log in')
    await stage.screen.open('/dashboard')
    await stage.screen.sees('heading', 'Log in')
    await stage.screen.seesNoText('Morning')
  })
}
