import type { Page } from '@playwright/test'
import { choice, openTodos, status } from '../../support/pages/dashboard.ts'
import { todoName } from '../../support/pages/menus.ts'
import { expect, test } from '../../support/e2e.ts'

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

/** Returns a finger that comes down on the name of a to-do. Playwright has none that moves. */
async function touch(page: Page, name: string) {
  const session = await page.context().newCDPSession(page)
  const box = await todoName(page, name).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [{ x, y }])
  return {
    async move(byX: number, byY: number) {
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await send('touchMove', [{ x: x + byX * share, y: y + byY * share }])
      }
    },
    leave: () => send('touchEnd', []),
  }
}

test('a finger that wipes over a to-do skips it, as its button does, and nothing else', async ({
  backend,
  page,
  person,
}) => {
  const names = Array.from({ length: 24 }, (_, index) => `Round ${index}`)
  await openTodos({ backend, page, person }, ['Walk', ...names])
  // What follows the cards comes when the browser is idle, and the swipe with it.
  await expect(page.getByRole('button', { name: 'New list', exact: true })).toBeAttached()
  await test.step('the row shows what it does, and the choice is spoken and sent once', async () => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('daily-todo-items'),
    )
    const finger = await touch(page, 'Walk')
    await finger.move(-100, 6)
    await expect(page.locator('[data-ready]')).toHaveText('Skip')
    await finger.leave()
    await expect(page.locator('[data-ready]')).toHaveCount(0)
    await expect(status(page, 'Walk', 'Skip')).toBeChecked()
    expect((await sent).postDataJSON()).toMatchObject({ status: 'skip' })
    await expect(page.getByText('0 of 25 done, 1 skipped')).toHaveCount(1)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('a finger up the page scrolls it', async () => {
    const finger = await touch(page, 'Round 6')
    await finger.move(-10, -200)
    await finger.leave()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await expect(status(page, 'Round 6', 'Todo')).toBeChecked()
  })
  await test.step('a tap on the sign and on the name is what it was', async () => {
    await status(page, 'Round 6', 'Done').tap()
    await expect(
      choice(page, 'Round 6').getByRole('radio', { checked: true }),
    ).toHaveAccessibleName('Done')
    await todoName(page, 'Round 8').tap()
    await expect(page.getByRole('menu')).toBeVisible()
  })
})

test('a finger that wipes over a to-do before the page follows it opens no menu', async ({
  backend,
  page,
  person,
}) => {
  await page.route('**/assets/DashboardExtras-*.js', () => new Promise<void>(() => undefined))
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  const finger = await touch(page, 'Walk')
  await finger.move(-100, 6)
  await finger.leave()
  // A tap after it opens its own menu, and would find that of the wiped row open.
  await todoName(page, 'Read').tap()
  await expect(page.getByRole('menu', { name: 'Read' })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})
