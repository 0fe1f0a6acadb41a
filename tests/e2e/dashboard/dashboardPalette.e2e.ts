import type { Locator, Page } from '@playwright/test'
import { dayHeading, status, todos, widget } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('the command palette has every page and goes to a list by keyboard alone, but opens over no question', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.seed(person.email, todos('Garden', ['Weed']))
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeVisible()
  const search = page.getByRole('searchbox', {
    name: 'Search pages, lists and to-dos',
  })

  await test.step('to every screen that is not a form of a module', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('group', { name: 'Pages' }).getByRole('menuitem')).toHaveText([
      'Dashboard',
      'History',
      'Settings',
      'My account',
      'Your data',
      'Add an e-mail address',
      'Add a passkey',
      'New list',
      'New list of thoughts',
      'Keyboard shortcuts',
      'Log out',
    ])
    await page.getByRole('menuitem', { name: 'Your data' }).click()
    await expect(page).toHaveURL('/account/my/data')
  })
  await test.step('to a list', async () => {
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await expectAccessible(page)
    await search.fill('Health')
    await page.getByRole('group', { name: 'In Settings' }).getByRole('menuitem').click()
    await expect(page).toHaveURL(/\/modules\/daily-todos\/\d+$/)
  })
  await test.step('it does not open over a question', async () => {
    await page.getByRole('button', { name: 'Delete this list…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Health', exact: true })
    await expect(question).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(search).toHaveCount(0)
  })
})

test('the palette adds a to-do to the list that is named after a #', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Morning', ['Walk']))
  await backend.seed(person.email, {
    dailyTodos: [
      { name: 'Night', widgets: ['Evening'], options: [{ name: 'Swim', text: 'A mile' }] },
    ],
  })
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('Read #even')
  await page.getByRole('group', { name: 'Add a to-do' }).getByRole('menuitem').click()
  await expect(page.getByRole('alertdialog', { name: 'Read added' })).toHaveCount(1)
  await expect(
    widget(page, 'Evening').getByRole('radiogroup', { name: 'Read', exact: true }),
  ).toBeVisible()

  // What could not be added is not lost.
  await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-options/', status: 500 })
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('Call Ada #night')
  await page.getByRole('group', { name: 'Add a to-do' }).getByRole('menuitem').click()
  const failure = page.getByRole('alertdialog', { name: 'The to-do could not be added' })
  await expect(failure).toContainText('Call Ada')

  // What another app shares with the installed one goes the same way.
  await page.goto('/dashboard?title=Tea&text=Earl+Grey&url=')
  const dialog = page.getByRole('dialog', { name: 'Add to a list' })
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Tea\nEarl Grey')
  await expectAccessible(page)
  await dialog.getByText('Evening', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(
    widget(page, 'Evening').getByRole('radiogroup', { name: 'Tea', exact: true }),
  ).toBeVisible()
})

/** Opens the palette and returns it. Fails unless all of it is in the window. */
async function openWholePalette(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Search' }).click()
  const palette = page.getByRole('dialog', { name: 'Go to' })
  await expect(palette.getByRole('menuitem', { name: 'List 30' })).toBeAttached()
  const box = await palette.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  return palette
}

/** Fails unless each entry that the keys choose is in sight, and the field stays where it is. */
async function expectChosenInSight(page: Page, palette: Locator): Promise<void> {
  const search = palette.getByRole('searchbox')
  const whatHidesTheChosen = () =>
    search.evaluate((field) => {
      const chosen = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
      if (!chosen) return 'Nothing is chosen.'
      const { top, bottom, left } = chosen.getBoundingClientRect()
      const ends = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 8, y))
      return ends.every((end) => chosen.contains(end)) ? '' : chosen.textContent
    })
  const count = await palette.getByRole('menuitem').count()
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(whatHidesTheChosen).toBe('')
  }
  await expect(search).toBeInViewport({ ratio: 1 })
}

test('? shows the shortcuts, which open a palette that fits its window', async ({
  backend,
  page,
  person,
}) => {
  const dailyTodos = Array.from({ length: 30 }, (_, index) => ({ name: `List ${index + 1}` }))
  await backend.seed(person.email, { dailyTodos })
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await test.step('? is a letter while typing', async () => {
    await page.goto('/modules/daily-todos/new')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.focus()
    await page.keyboard.type('Why?')
    await expect(name).toHaveValue('Why?')
    await expect(list).toBeHidden()
    await name.fill('')
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
    await expect(dayHeading(page)).toBeFocused()
  })
  await test.step('elsewhere it shows the shortcuts', async () => {
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(list).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(list.getByText('Search for anything and go there')).toBeVisible()
  })
  await test.step('it can be switched off', async () => {
    await list.getByRole('checkbox', { name: 'Turn on the ? shortcut' }).press('Space')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(list).toBeHidden()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })
  await test.step('with 30 lists the palette fits a window', async () => {
    const palette = await openWholePalette(page)
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })
  await test.step('with 30 lists the palette fits a phone, and each entry that the keys choose is in sight', async () => {
    await page.setViewportSize({ width: 375, height: 500 })
    await expectChosenInSight(page, await openWholePalette(page))
  })
})
