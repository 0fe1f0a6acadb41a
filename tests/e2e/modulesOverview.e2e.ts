import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

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
    await expect(headings).toHaveText(testedKinds.map(({ title }) => title).toReversed())
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
    await expect(page.getByLabel('Name')).toHaveValue('Mornings')
  })
})
