import { expect, test } from '../support/e2e.ts'
import { testedKinds } from '../support/kinds.ts'

for (const { slug, title, called, optionField, empty } of testedKinds) {
  test.describe(title, () => {
    test('a module is made, filled, renamed and unmade', async ({ page, person: _person }) => {
      await page.goto('/modules')
      await page.getByRole('link', { name: `New: ${title}` }).click()
      await expect(page).toHaveURL(`/modules/${slug}/new`)
      await expect(
        page.getByRole('heading', { level: 1, name: `New ${called.module}` }),
      ).toBeVisible()
      await expect(page.getByLabel('Name')).toBeFocused()
      await page.getByLabel('Name').fill('Mornings')
      await page.getByRole('button', { name: 'Save' }).click()

      await expect(page).toHaveURL(new RegExp(`/modules/${slug}/\\d+$`))
      await expect(page.getByRole('heading', { level: 1, name: 'Mornings' })).toBeFocused()
      await expect(page).toHaveTitle('Mornings · Daymark')
      await expect(page.getByText(empty.options.english, { exact: true })).toBeVisible()
      await expect(page.getByText(empty.widgets.english, { exact: true })).toBeVisible()
      const module = page.url()

      await page.getByRole('link', { name: `New: ${called.options}` }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: `New ${called.option}` }),
      ).toBeFocused()
      await page.getByLabel('Name').fill('First')
      await page.getByRole('textbox', { name: optionField.label }).fill(optionField.typed)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(module)

      await page.getByRole('link', { name: 'New: Cards on the dashboard' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'New card' })).toBeVisible()
      await expect(page.getByLabel('Name')).toBeFocused()
      await page.getByLabel('Name').fill('On top')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(module)

      for (const [name, newName] of [
        ['First', 'Second'],
        ['On top', 'Below'],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
        await page.getByLabel('Name').fill(newName)
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page).toHaveURL(module)
        await page.getByRole('link', { name: newName, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: newName })).toBeFocused()
        await page.getByRole('button', { name: 'Delete' }).click()
        const dialog = page.getByRole('alertdialog', { name: newName, exact: true })
        await expect(dialog).toContainText(`Are you sure you want to delete ${newName}?`)
        await dialog.getByRole('button', { name: 'Delete' }).click()
        await expect(page).toHaveURL(module)
        await expect(page.getByRole('link', { name: newName, exact: true })).toHaveCount(0)
      }

      await page.getByLabel('Name').fill('Evenings')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/modules')
      await page.getByRole('main').getByRole('link', { name: 'Evenings' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Evenings' })).toBeFocused()
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Evenings', exact: true })
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL('/modules')
      await expect(page.getByRole('link', { name: 'Evenings' })).toHaveCount(0)
    })
  })
}

// docs/product.md#4-1
test('the characters of a name are counted as people count them, here and on the server', async ({
  page,
  person: _person,
}) => {
  await page.goto('/modules/daily-todos/new')
  await page.getByLabel('Name').fill('🌱'.repeat(51))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Use at most 50 characters')).toBeVisible()
  await page.getByLabel('Name').fill('🌱'.repeat(50))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '🌱'.repeat(50) })).toBeVisible()
})
