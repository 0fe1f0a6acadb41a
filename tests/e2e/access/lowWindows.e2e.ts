import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import {
  closeLayers,
  controlsOf,
  layers,
  open,
  openAnew,
  opensLayer,
  pages,
} from '../../support/pages/everyPage.ts'
import {
  focusOutOfSight,
  listControls,
  listOutOfReach,
  pressControl,
} from '../../support/browser/controls.ts'

// A phone that is turned with sheets, and a laptop at 400 %.
const sheets = [
  { width: 667, height: 375 },
  { width: 320, height: 256 },
] as const
// A phone that is turned and has its menus at their buttons. Only the dashboard and what is around every page have menus.
const menus = [{ width: 844, height: 390 }] as const

const soft = expect.configure({ soft: true, timeout: 5_000 })

/** Checks the dialog or menu that is open, at each size, by touch and by keyboard. */
async function expectInReach(page: Page, [size, ...others]: readonly Size[], opened: string) {
  for (const one of [size, ...others]) {
    if (!one) continue
    await page.setViewportSize(one)
    const where = `${opened} at ${one.width} × ${one.height}`
    // A sheet comes into sight and follows the window in the next moments.
    await soft.poll(() => listOutOfReach(page), `by touch: ${where}`).toEqual([])
    const count = (await listControls(page, 'body')).length
    const isMenu = (await layers(page).last().getAttribute('role')) === 'menu'
    for (let left = count; left > 0; left -= 1) {
      await page.keyboard.press(isMenu ? 'ArrowDown' : 'Tab')
      soft(await focusOutOfSight(page), `by keyboard: ${where}`).toBeUndefined()
    }
  }
  if (size) await page.setViewportSize(size)
}

interface Size {
  width: number
  height: number
}

for (const [name, ...groups] of [
  ['the dashboard', sheets, menus],
  ['the page of a list', sheets],
  ['the page of a to-do', sheets],
  ['the history of a list', sheets],
  ['the account', sheets],
] as const) {
  for (const group of groups) {
    test(`${name}: what opens at ${group[0].width} × ${group[0].height} can be reached to its end`, async ({
      backend,
      page,
    }) => {
      test.setTimeout(240_000)
      await page.setViewportSize(group[0])
      const pathOf = pages[name]
      if (!pathOf) throw new Error(`There is no page ${name}.`)
      const path = await openAnew(page, backend, pathOf)
      const openAgain = async () => {
        await closeLayers(page)
        const isElsewhere = new URL(page.url()).pathname !== path
        if (isElsewhere || (await layers(page).count()) > 0) await open(page, path)
      }
      let layersSeen = 0
      const frame = name === 'the dashboard' ? 'body' : 'main'
      const controls = (await controlsOf(page, frame)).filter((one) =>
        one.name.startsWith('button'),
      )
      for (const control of controls) {
        await test.step(control.name, async () => {
          await openAgain()
          if (!(await pressControl(page, control))) return
          if (!(await opensLayer(page))) return
          layersSeen += 1
          await expectInReach(page, group, control.name)
          for (const entry of await listControls(page, 'body')) {
            await openAgain()
            if (!(await pressControl(page, control))) return
            if (!(await opensLayer(page))) return
            const before = await layers(page).last().getAttribute('aria-labelledby')
            if (!(await pressControl(page, entry))) continue
            if (!(await opensLayer(page, before))) continue
            await expectInReach(page, group, `${entry.name} of ${control.name}`)
          }
        })
      }
      expect(layersSeen).toBeGreaterThan(0)
    })
  }
}

test('the keyboard shortcuts can be read to their end in a low window', async ({
  backend,
  page,
}) => {
  const size = { width: 1280, height: 600 }
  await page.setViewportSize(size)
  const pathOf = pages['the dashboard']
  if (pathOf) await openAnew(page, backend, pathOf)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  await expectInReach(page, [size, { width: 320, height: 256 }], 'the keyboard shortcuts')
  const last = dialog.locator('kbd').last()
  await dialog.hover()
  await page.mouse.wheel(0, 2000)
  await expect(last).toBeInViewport()
})
