import type { Page } from '@playwright/test'
import { todos } from '../support/dashboard.ts'
import { expect, expectAccessible, newPerson, signInAs, test } from '../support/e2e.ts'
import { seedModule, testedKinds } from '../support/kinds.ts'

/** `Option 01` to `Option 27`, in the order in which the server lists them. */
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Option ${String(index + 1).padStart(2, '0')}`)

/** The names; another column may hold links of its own. */
const rowLinks = (page: Page) =>
  page
    .getByRole('table', { name: /^(To-dos|Thoughts and images)$/ })
    .getByRole('rowheader')
    .getByRole('link')
const pages = (page: Page) =>
  page.getByRole('navigation', { name: /^Pages: (To-dos|Thoughts and images)$/ })

for (const kind of testedKinds) {
  const { slug, title } = kind
  test.describe(title, () => {
    test('ten options need no pages, the eleventh is on the second', async ({
      backend,
      page,
      person,
    }) => {
      const ten = await seedModule(backend, person.email, kind, { name: 'Ten', options: names(10) })
      await page.goto(`/modules/${slug}/${ten.id}`)
      await expect(rowLinks(page)).toHaveCount(10)
      await expect(pages(page)).toHaveCount(0)

      const eleven = await seedModule(backend, person.email, kind, {
        name: 'Eleven',
        options: names(11),
      })
      await page.goto(`/modules/${slug}/${eleven.id}`)
      await expect(rowLinks(page)).toHaveCount(10)
      await pages(page).getByRole('button', { name: 'Page 2' }).click()
      await expect(rowLinks(page)).toHaveText(['Option 11'])
      await expect(pages(page).getByRole('button', { name: 'Page 2' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await pages(page).getByRole('button', { name: 'First page' }).click()
      await expect(rowLinks(page).first()).toHaveText('Option 01')
      await expectAccessible(page)
    })

    test('the page and its size survive going to an option and back, and a reload', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, {
        name: 'Many',
        options: names(27),
      })
      await page.goto(`/modules/${slug}/${id}`)
      await pages(page).getByRole('radio', { name: '25' }).click()
      await expect(rowLinks(page)).toHaveCount(25)
      await pages(page).getByRole('button', { name: 'Last page' }).click()
      await expect(rowLinks(page)).toHaveText(['Option 26', 'Option 27'])

      await page.getByRole('link', { name: 'Option 27' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Option 27' })).toBeVisible()
      await page.getByLabel('Name').fill('Option 28')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(rowLinks(page)).toHaveText(['Option 26', 'Option 28'])

      await page.reload()
      await expect(rowLinks(page)).toHaveText(['Option 26', 'Option 28'])
      await expect(pages(page).getByRole('radio', { name: '25' })).toBeChecked()
    })

    test('deleting the last row of the last page shows the page before it', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, {
        name: 'Eleven',
        options: names(11),
      })
      await page.goto(`/modules/${slug}/${id}`)
      await pages(page).getByRole('button', { name: 'Page 2' }).click()
      await page.getByRole('link', { name: 'Option 11' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Option 11' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(rowLinks(page)).toHaveText(names(10))
    })

    test('every page keeps the order in which they were made', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, {
        name: 'Numbers',
        options: ['Water', 'Apple', ...Array.from({ length: 10 }, (_, index) => String(index + 1))],
      })
      await page.goto(`/modules/${slug}/${id}`)
      await expect(rowLinks(page)).toHaveText([
        'Water',
        'Apple',
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
      ])
      await pages(page).getByRole('button', { name: 'Page 2' }).click()
      await expect(rowLinks(page)).toHaveText(['9', '10'])
    })
  })
}

test('each person has their own page of a table in the same tab', async ({
  backend,
  context,
  page,
  person,
}) => {
  const modules = (count: number) => names(count).map((name) => ({ name }))
  await backend.seed(person.email, { inspiration: modules(11) })
  const other = await newPerson(backend)
  await backend.seed(other.email, { inspiration: modules(11) })
  const table = page.getByRole('table', { name: 'Inspiration' })

  await page.goto('/modules')
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(table.getByRole('link')).toHaveCount(1)
  await signInAs(context, backend, other.email)
  await page.reload()
  await expect(table.getByRole('link')).toHaveCount(10)
  await signInAs(context, backend, person.email)
  await page.reload()
  await expect(table.getByRole('link')).toHaveCount(1)
})

test('a whole row can be pressed, not only its name', async ({ backend, page, person }) => {
  const { dailyTodos } = await backend.seed(person.email, todos('Health', ['Walk']))
  const id = dailyTodos[0]?.id ?? 0
  await page.goto(`/modules/daily-todos/${id}`)
  // Forced, because the link that names the row covers the cell and gets the press.
  await page.getByRole('cell', { name: 'About Walk' }).click({ force: true })
  await expect(page).toHaveURL(/\/modules\/daily-todos\/\d+\/options\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Walk' })).toBeVisible()
})
