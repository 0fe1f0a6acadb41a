import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import {
  allCards,
  choose,
  contentRequests,
  progress,
  status,
  widget,
} from '../../support/pages/dashboard.ts'
import { chooseOfCard } from '../../support/pages/menus.ts'
import { begin, line, toThought } from '../../support/pages/firstRun.ts'
import { pixel } from '../../support/pages/takeout.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { clicks: number }
    counted.clicks = 0
    addEventListener('click', ({ isTrusted }) => (counted.clicks += isTrusted ? 1 : 0), true)
  })
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)
}

test('three clicks lead from the verified address to the first tick', async ({
  authenticator,
  backend,
  newAddress,
  page,
}) => {
  await page.goto('/account/signup/passkey')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(newAddress)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await backend.code(newAddress))
  await expect(page.getByRole('heading', { name: 'Create your passkey' })).toBeVisible()

  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(line(page, 'To-do 1')).toBeFocused()
  await page.keyboard.type('Walk')
  await begin(page).click()
  await choose(page, 'Walk', 'Done')
  expect(await clicks()).toBe(3)
  expect(await authenticator.passkeyCount()).toBe(1)
})

test('lines and suggestions become a list and a thought, in one go', async ({
  backend,
  page,
  person: _person,
}) => {
  // What is wanted three times a week is optional.
  const saturday = '2026-11-28T12:00:00Z'
  await backend.setClock({ set: saturday })
  await page.clock.setFixedTime(saturday)
  await page.goto('/dashboard')
  await expect(
    page.getByRole('heading', { name: 'What do you want to do every day?' }),
  ).toBeVisible()
  await test.step('an empty first run says so at its first line', async () => {
    await begin(page).click()
    await expect(line(page, 'To-do 1')).toBeFocused()
    await expect(line(page, 'To-do 1')).toHaveAccessibleDescription('This field is required')
  })
  await test.step('a way to make modules stays', async () => {
    await page.getByRole('link', { name: 'Or set things up one at a time' }).click()
    await expect(page).toHaveURL('/modules')
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  })
  await test.step('a suggestion fills a free line, and leaves it again', async () => {
    await page.getByRole('button', { name: 'Walk', exact: true }).click()
    await line(page, 'To-do 2').fill('Water the fern')
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    await expect(line(page, 'To-do 3')).toHaveValue('Read')
    // One more line is free until there are six.
    await expect(line(page, 'To-do 4')).toHaveValue('')
    await expect(line(page, 'To-do 5')).toHaveCount(0)
    await page.getByRole('button', { name: 'Walk', exact: true }).click()
    await expect(line(page, 'To-do 1')).toHaveValue('Water the fern')
    await expect(line(page, 'To-do 3')).toHaveValue('')
    await page.getByRole('button', { name: 'Remove Read' }).click()
    await expect(line(page, 'To-do 2')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Read', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await page.getByRole('button', { name: 'Read', exact: true }).click()
  })
  await test.step('a line says when it is due, and a suggestion has it in its words', async () => {
    const suggestion = page.getByRole('button', { name: 'Exercise · 3× a week', exact: true })
    await suggestion.click()
    await expect(line(page, 'To-do 3')).toHaveValue('Exercise · 3× a week')
    await expect(page.getByText('3 times a week', { exact: true })).toHaveCount(0)
    await line(page, 'To-do 4').fill('Swim 3x')
    await expect(page.getByText('3 times a week', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove Swim 3x' }).click()
    await expect(page.getByText('3 times a week', { exact: true })).toHaveCount(0)
  })
  await test.step('one button makes the list and the thought', async () => {
    await toThought(page).click()
    await expect(line(page, 'Thought')).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Less, but better.' }).click()
    await begin(page).click()
    await expect(progress(widget(page, 'Every day'))).toHaveText('0 of 2 done, optional: 1')
    await expect(status(page, 'Exercise', 'Todo')).toBeVisible()
    await expect(page.locator('li:focus')).toHaveAccessibleName('Every day')
    await choose(page, 'Water the fern', 'Done')
    await expect(widget(page, 'Thought of the day').getByText('Less, but better.')).toBeVisible()
  })
})

test('an empty dashboard begins with what another app shares, with a thought alone, or by keys alone', async ({
  page,
  person: _person,
}) => {
  const deleteCard = async (name: string) => {
    await chooseOfCard(page, name, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const message = page.getByRole('alertdialog', { name: `${name} deleted` })
    await message.getByRole('button', { name: 'Close' }).click()
    await expect(line(page, 'To-do 1')).toHaveValue('')
  }
  const everyDay = widget(page, 'Every day')
  const thought = widget(page, 'Thought of the day')
  await test.step('what another app shares is the first line', async () => {
    await page.goto('/dashboard?title=Tea&text=Earl+Grey&url=')
    await expect(line(page, 'To-do 1')).toHaveValue('Tea Earl Grey')
    await begin(page).click()
    await expect(progress(everyDay)).toHaveText('0 of 1 done')
    await expect(status(page, 'Tea Earl Grey', 'Todo')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a person who only wants a thought gets one, and no list', async () => {
    await deleteCard('Every day')
    await toThought(page).click()
    await line(page, 'Thought').fill('Begin at once.')
    const requests = contentRequests(page)
    await begin(page).click()
    await expect(thought.getByText('Begin at once.')).toBeVisible()
    await expect(allCards(page)).toHaveCount(1)
    expect(requests.filter((request) => /^POST .*todo/.test(request))).toEqual([])
  })
  await test.step('by keys alone Enter opens the next line, and on an empty one it makes the list', async () => {
    await deleteCard('Thought of the day')
    await line(page, 'To-do 1').focus()
    for (const name of ['Walk', 'Read', 'Stretch', 'Tidy']) {
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
    }
    await expect(line(page, 'To-do 5')).toBeFocused()
    await page.keyboard.press('Enter')
    // The one that was shared is still in the list.
    await expect(progress(everyDay)).toHaveText('0 of 5 done')
  })
  await test.step('on a phone the button that begins stays in the window, also in what a keyboard leaves of it', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    await deleteCard('Every day')
    for (const chosen of ['Walk', 'Read', 'Drink water', 'Stretch']) {
      const chip = page.getByRole('button', { name: chosen, exact: true })
      await chip.click()
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(begin(page)).toBeInViewport({ ratio: 1 })
    // As high as a browser makes the page while it shows a keyboard.
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    )
    await page.setViewportSize({ width: 375, height: 430 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(begin(page)).toBeInViewport({ ratio: 1 })
    await begin(page).click()
    await expect(everyDay).toBeVisible()
  })
})

test.describe('where the day begins at another time', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the own midnight is offered before the first day', async ({ page, person: _person }) => {
    await page.goto('/dashboard')
    const offer = page.getByRole('checkbox', { name: /^A day begins at my own midnight/ })
    await expect(offer).not.toBeChecked()
    await expect(offer).toHaveAccessibleName(/midnight UTC: 09:00 for you/)
    await page.getByText(/^A day begins at my own midnight/).click()
    await line(page, 'To-do 1').fill('Walk')
    await begin(page).click()
    await expect(widget(page, 'Every day')).toBeVisible()
    await page.goto('/modules')
    await expect(page.getByRole('combobox', { name: 'A day begins' })).toHaveValue('local-0')
  })
})

test('a picture becomes the thought of the day, and one that cannot be read is refused on its poster', async ({
  page,
  person: _person,
}) => {
  await page.goto('/dashboard')
  await toThought(page).click()
  const choose = page.getByRole('button', { name: 'Choose a picture' })
  const chooseFile = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await choose.click()
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer })
  }
  await test.step('what is no image is refused, and words can be typed', async () => {
    await chooseFile('notes.png', Buffer.from('no image'))
    await expect(line(page, 'Thought')).toHaveAccessibleDescription(/image/)
  })
  await test.step('a picture takes the place of the words, until it is taken away', async () => {
    await chooseFile('Sunrise.png', Buffer.from(pixel, 'base64'))
    await expect(line(page, 'Thought')).toHaveCount(0)
    await page.getByRole('button', { name: 'Write instead' }).click()
    await expect(line(page, 'Thought')).toBeFocused()
    await chooseFile('Sunrise.png', Buffer.from(pixel, 'base64'))
  })
  await begin(page).click()
  await expect(
    widget(page, 'Thought of the day').getByRole('img', { name: 'Sunrise' }),
  ).toBeVisible()
})
