import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { dayFromNow, todos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { openNameForm, unfoldPlaces } from '../../support/pages/modulePage.ts'

test('the overview shows the latest kind first, recovers from a failure, and the menu lists the own modules', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/modules')
  const main = page.getByRole('main')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Modules' })

  await test.step('without modules the menu shows what will be there', async () => {
    const headings = main.getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([
      ...testedKinds.map(({ title }) => title).toReversed(),
      'Preferences',
    ])
    await menu.click()
    await expect(page.getByRole('menuitem')).toHaveText(['Module 1', 'Module 2', 'Module 3'])
    await expect(page.getByRole('menuitem', { name: 'Module 1' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await backend.seed(person.email, {
    dailyTodos: [{ name: 'Mornings' }],
    inspiration: [{ name: 'Stoics' }],
  })
  await test.step('a failing overview says so and recovers', async () => {
    const path = '/api/v1/inspiration-modules/'
    await backend.setFault({ method: 'GET', path, status: 500, times: 9 })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Something went wrong...' })).toBeVisible()
    await expectAccessible(page)
    await backend.clearFaults()
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('link', { name: 'Stoics' })).toBeVisible()
  })

  await test.step('the menu lists the modules, and leads to each', async () => {
    await menu.click()
    await expect(page.getByRole('menuitem')).toHaveText(['Mornings', 'Stoics'])
    await page.getByRole('menuitem', { name: 'Stoics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Stoics' })).toBeFocused()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Mornings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mornings' })).toBeFocused()
  })
})

test('each row says how far it is, and its name changes in place, by keys as well', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, {
    ...todos('Mornings', ['Walk', 'Read'], { Walk: { [dayFromNow(0)]: 'done' } }),
    inspiration: [{ name: 'Stoics', options: [{ name: 'One', text: 'Begin at once.' }] }],
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/modules')
  const main = page.getByRole('main')
  await expect(main.getByRole('row', { name: /^Mornings/ })).toContainText('1 of 2 today')
  await expect(main.getByRole('row', { name: /^Stoics/ })).toContainText('1 thought')
  await test.step('streaks are switched off and on beside the lists', async () => {
    const streaks = main.getByRole('switch', { name: 'Show streaks' })
    await expect(streaks).toBeChecked()
    await main.getByText('Off hides the days in a row everywhere.').click()
    await expect(streaks).not.toBeChecked()
    await page.reload()
    await expect(streaks).not.toBeChecked()
    await streaks.press(' ')
    await expect(streaks).toBeChecked()
  })
  const pencil = main.getByRole('button', { name: 'Rename Mornings' })
  const name = main.getByRole('textbox', { name: 'Name' })
  await test.step('Escape leaves the name as it was', async () => {
    await pencil.focus()
    await page.keyboard.press('Enter')
    await expect(name).toBeFocused()
    await page.keyboard.type('Else')
    await page.keyboard.press('Escape')
    await expect(pencil).toBeFocused()
  })
  await test.step('an empty name says what it needs, and Enter saves another one', async () => {
    await pencil.click()
    await name.fill('')
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleDescription('This field is required')
    await expectAccessible(page)
    await name.fill('Early')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('link', { name: 'Early' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Rename Early' })).toBeFocused()
  })
  await test.step('a to-do, a thought and a place on the dashboard change their names in place, too', async () => {
    const rename = async (former: string, next: string) => {
      await main.getByRole('button', { name: `Rename ${former}`, exact: true }).click()
      const field = main.getByRole('form', { name: `Rename ${former}` }).getByRole('textbox')
      await expect(field).toBeFocused()
      await field.fill(next)
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: `Rename ${next}`, exact: true })).toBeFocused()
    }
    await main.getByRole('link', { name: 'Early' }).click()
    await rename('Walk', 'Stroll')
    await expect(main.getByRole('row', { name: /Stroll/ })).toContainText('About Walk')
    await unfoldPlaces(page)
    await rename('Mornings', 'Dawn')
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await main.getByRole('link', { name: 'Stoics' }).click()
    await rename('One', 'First')
    await main.getByRole('link', { name: 'First' }).click()
    await expect(main.getByRole('textbox', { name: 'Text' })).toHaveValue('Begin at once.')
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  })
  await test.step('its page has the form for its name behind a pencil, and saving leads back', async () => {
    await main.getByRole('link', { name: 'Early' }).click()
    await expect(main.getByRole('row', { name: /Stroll/ })).toBeVisible()
    await expect(name).toHaveCount(0)
    await openNameForm(page, 'Early')
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: 'Rename Early' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(name).toHaveValue('Early')
    await name.fill('Late')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/modules')
    await expect(page.getByRole('alertdialog', { name: 'Late saved' })).toBeVisible()
  })
})
