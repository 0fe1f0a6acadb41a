import { expect, test } from '../../support/e2e.ts'
import {
  closeLayers,
  controlsOf,
  layers,
  open,
  openAnew,
  pages,
} from '../../support/pages/everyPage.ts'
import { type Control, expectFocusIsSeen, pressControl } from '../../support/browser/controls.ts'

for (const [name, pathOf] of Object.entries(pages)) {
  test(`${name}: no control that is pressed loses the focus`, async ({ backend, page }) => {
    test.setTimeout(240_000)
    page.on('filechooser', () => undefined)
    let path = await openAnew(page, backend, pathOf)
    // What is around every page is the same on each.
    const frame = name === 'the dashboard' ? 'body' : 'main'
    const controls = await controlsOf(page, frame)
    expect(controls.length).toBeGreaterThan(2)

    /** Opens the page again, as another person where a press has logged the person out or deleted the account. */
    const openAgain = async () => {
      const cookies = await page.context().cookies()
      if (cookies.some(({ name: cookie }) => cookie.endsWith('sessionid'))) await open(page, path)
      else path = await openAnew(page, backend, pathOf)
    }
    /** Presses a control of the page, of another person where an earlier press took it away. */
    const pressAgain = async (control: Control) => {
      if (await pressControl(page, control)) return
      await page.goto('about:blank')
      await openAgain()
      if (await pressControl(page, control)) return
      path = await openAnew(page, backend, pathOf)
      expect(await pressControl(page, control), `${control.name} is there again`).toBe(true)
    }

    const goBack = async () => {
      await closeLayers(page)
      if (new URL(page.url()).pathname !== path) await openAgain()
    }

    const known = new Set(controls.map((control) => control.name))
    for (const control of controls) {
      await test.step(control.name, async () => {
        await pressAgain(control)
        await expectFocusIsSeen(page, `after ${control.name}`)
        const isLayer = (await layers(page).count()) > 0
        const brought = (await controlsOf(page, frame)).filter(
          (one) => isLayer || !known.has(one.name),
        )
        for (const one of brought) {
          known.add(one.name)
          if (isLayer && (await layers(page).count()) === 0) await pressAgain(control)
          if (!(await pressControl(page, one))) continue
          await expectFocusIsSeen(page, `after ${one.name} of ${control.name}`)
          if (isLayer) {
            await closeLayers(page)
            await expectFocusIsSeen(page, `after Escape from ${one.name} of ${control.name}`)
          }
          await goBack()
        }
        await goBack()
      })
    }
  })
}
