import { dayFromNow, openTodos, todos } from '../../support/pages/dashboard.ts'
import { expectFocusInSight } from '../../support/browser/coveredFocus.ts'
import { line } from '../../support/pages/firstRun.ts'
import { expect, expectAccessible, roomRules, test, untilScriptIsThere } from '../../support/e2e.ts'

// Bars stick to the window from 480 px on: a phone with them, and a laptop at 400 % without.
const sizes = [
  { width: 375, height: 500 },
  { width: 320, height: 256 },
]

for (const size of sizes) {
  test(`what has the focus is in sight at ${size.width} × ${size.height}`, async ({
    backend,
    page,
    person,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    await test.step('on the first run', async () => {
      await page.goto('/dashboard')
      await expect(line(page, 'To-do 1')).toBeVisible()
      await expectFocusInSight(page)
      await line(page, 'To-do 1').fill('Walk')
      await expectFocusInSight(page)
      // Elsewhere a control may be halfway under the buttons, and count as too small.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expectAccessible(page, roomRules)
    })
    const names = Array.from({ length: 6 }, (_, index) => `Walk ${index + 1}`)
    const done = { [dayFromNow(-1)]: 'done', [dayFromNow(0)]: 'done' } as const
    const seeded = await backend.seed(person.email, todos('Home', names))
    await openTodos({ backend, page, person }, ['Walk', ...names], { Walk: done })
    const list = `/modules/daily-todos/${seeded.dailyTodos[0]?.id}`
    for (const [path, shows] of [
      ['/dashboard', 'Walk 6'],
      ['/history', 'Health'],
      ['/account/my', person.email],
      ['/modules', 'Home'],
      [list, 'Walk 1'],
      [`${list}/options/new`, 'Save'],
    ] as const) {
      await test.step(`on ${path}`, async () => {
        await page.goto(path)
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
        await expectFocusInSight(page)
      })
    }
    await test.step('beside the message that the connection is gone', async () => {
      await page.goto('/dashboard')
      await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible()
      // It brings the rule for the room of the message.
      await untilScriptIsThere(page, 'QuietParts')
      await page.context().setOffline(true)
      await page.getByRole('radio', { name: 'Done' }).first().press('Space')
      await expect(page.getByText('Cannot reach the server')).toBeVisible()
      await expectFocusInSight(page)
      await page.context().setOffline(false)
    })
  })
}
