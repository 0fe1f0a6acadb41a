import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/browser/devices.ts'
import { expect, test } from '../../support/e2e.ts'

const phone = { width: 375, height: 740 }
/** What the keyboard of a phone leaves of the window. */
const aboveKeyboard = 430

/**
 * A finger on a phone: it presses only what it sees, and nothing scrolls. While a field has the focus the keyboard covers
 * the lower part of the window. What it covers needs one more tap, beside the field.
 */
class Finger {
  readonly page: Page
  taps = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const isTyping = await this.page.evaluate(
      () => document.activeElement?.matches('input, textarea') ?? false,
    )
    await this.page.setViewportSize({ ...phone, height: isTyping ? aboveKeyboard : phone.height })
    let place = await this.#middleOf(target)
    if (isTyping && place.y > aboveKeyboard) {
      await this.#press(this.page.getByRole('main').getByRole('heading').first())
      await this.page.setViewportSize(phone)
      place = await this.#middleOf(target)
    }
    expect(place.y, `${String(target)} is in the window`).toBeLessThan(phone.height)
    await this.#press(target)
  }

  async #press(target: Locator): Promise<void> {
    const { x, y } = await this.#middleOf(target)
    this.taps += 1
    await this.page.touchscreen.tap(x, y)
  }

  async #middleOf(target: Locator): Promise<{ x: number; y: number }> {
    const box = await target.boundingBox()
    if (!box) throw new Error(`${String(target)} has no place.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
}

test.use({ viewport: phone, hasTouch: true, isMobile: true, locale: 'nl-NL' })

test('seven taps lead from a new address to the first tick, and after a log-out the passkey leads back, in Dutch', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Inloggen · Daymark')
  await page.getByRole('link', { name: 'Maak een account aan' }).tap()
  await expect(page.getByRole('heading', { name: 'Account aanmaken' })).toBeVisible()
  const finger = new Finger(page)
  const done = page.getByRole('radio', { name: 'Gedaan' })
  await test.step('seven taps', async () => {
    await finger.tap(page.getByRole('textbox', { name: 'E-mailadres' }))
    await page.keyboard.type(newAddress)
    await finger.tap(page.getByRole('button', { name: 'Doorgaan' }))

    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
    await expect(page.getByText(newAddress)).toBeVisible()
    const code = page.getByRole('textbox', { name: 'Code' })
    await finger.tap(code)
    const widthOf = async (one: Locator) => (await one.boundingBox())?.width
    const verify = page.getByRole('button', { name: 'Bevestigen' })
    expect(await widthOf(code.locator('..')), 'the code is as wide as its button').toBe(
      await widthOf(verify),
    )
    await page.keyboard.type(await backend.code(newAddress))

    await finger.tap(page.getByRole('button', { name: 'Passkey aanmaken' }))
    await expect(page.getByRole('textbox', { name: 'Taak 1' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await finger.tap(page.getByRole('button', { name: 'Wandelen', exact: true }))
    await finger.tap(page.getByRole('button', { name: /dag beginnen$/ }))

    await finger.tap(done)
    await expect(done).toBeChecked()
    expect(finger.taps).toBe(7)
    expect(await authenticator.passkeyCount()).toBe(1)
  })
  await test.step('a log-out, and back', async () => {
    await page.getByRole('button', { name: 'Zijbalk openen' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Accountmenu' }).tap()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).tap()
    await page.getByRole('button', { name: 'Inloggen met een passkey' }).tap()
    await expect(page).toHaveURL('/dashboard')
    await expect(done).toBeChecked()
  })
})
