import type { Page } from '@playwright/test'
import { expect, test } from '../../support/e2e.ts'
import { seedModule, testedKinds } from '../../support/kinds.ts'

/** `Option 01` to `Option 27`, in the order in which the server lists them. */
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Option ${String(index + 1).padStart(2, '0')}`)

/** What a table of options is called, of whatever kind. */
const optionsName = testedKinds.map(({ called }) => called.options).join('|')

/** The names; another column may hold links of its own. */
const rowLinks = (page: Page) =>
  page
    .getByRole('table', { name: new RegExp(`^(${optionsName})$`) })
    .getByRole('rowheader')
    .getByRole('link')
const pages = (page: Page) =>
  page.getByRole('navigation', { name: new RegExp(`^Pages: (${optionsName})$`) })

// A table is the same for each kind.
const [kind] = testedKinds as [(typeof testedKinds)[number]]

test('a long table has pages, which keep their order, and stay as they are when a row is visited, changed and deleted', async ({
  backend,
  page,
  person,
}) => {
  for (const [name, count] of [
    ['Ten', 10],
    ['Eleven', 11],
    ['Many', 27],
  ] as const) {
    await seedModule(backend, person.email, kind, { name, options: names(count) })
  }
  const numbers = Array.from({ length: 10 }, (_, index) => String(index + 1))
  const options = ['Water', 'Apple', ...numbers]
  for (const one of testedKinds) {
    await seedModule(backend, person.email, one, { name: one.title, options })
  }
  await page.goto('/modules')
  const main = page.getByRole('main')
  await test.step('every page of a table keeps the order in which they were made', async () => {
    for (const { title } of testedKinds) {
      await main.getByRole('link', { name: title, exact: true }).click()
      await expect(rowLinks(page)).toHaveText(options.slice(0, 10))
      await pages(page).getByRole('button', { name: 'Page 2' }).click()
      await expect(rowLinks(page)).toHaveText(['9', '10'])
      await page.goBack()
    }
  })
  const goBackAndOpen = async (name: string) => {
    await main.getByRole('link', { name: 'Lists', exact: true }).click()
    await main.getByRole('link', { name, exact: true }).click()
  }

  await test.step('ten options need no pages, the eleventh is on the second', async () => {
    await main.getByRole('link', { name: 'Ten', exact: true }).click()
    await expect(rowLinks(page)).toHaveCount(10)
    await expect(pages(page)).toHaveCount(0)
    await goBackAndOpen('Eleven')
    const second = pages(page).getByRole('button', { name: 'Page 2' })
    await expect(rowLinks(page)).toHaveCount(10)
    await second.click()
    await expect(rowLinks(page)).toHaveText(['Option 11'])
    await expect(second).toHaveAttribute('aria-current', 'page')
    await pages(page).getByRole('button', { name: 'First page' }).click()
    await expect(rowLinks(page).first()).toHaveText('Option 01')
    await second.click()
  })

  await test.step('a whole row can be pressed, not only its name', async () => {
    const row = await page.getByRole('row', { name: 'Option 11' }).boundingBox()
    if (row === null) throw new Error('The row has no place')
    await page.mouse.click(row.x + row.width / 2, row.y + row.height / 2)
    await expect(page).toHaveURL(/\/modules\/daily-todos\/\d+\/options\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Option 11' })).toBeVisible()
  })

  await test.step('deleting the last row of the last page shows the page before it', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rowLinks(page)).toHaveText(names(10))
  })

  await test.step('the page and its size survive going to an option and back, and a reload', async () => {
    await goBackAndOpen('Many')
    await pages(page).getByRole('radio', { name: '25' }).click()
    await expect(rowLinks(page)).toHaveCount(25)
    await pages(page).getByRole('button', { name: 'Last page' }).click()
    await expect(rowLinks(page)).toHaveText(['Option 26', 'Option 27'])

    await page.getByRole('link', { name: 'Option 27' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Option 27' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Option 28')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(rowLinks(page)).toHaveText(['Option 26', 'Option 28'])

    await page.reload()
    await expect(rowLinks(page)).toHaveText(['Option 26', 'Option 28'])
    await expect(pages(page).getByRole('radio', { name: '25' })).toBeChecked()
  })
})
