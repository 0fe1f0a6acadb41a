import type { Locator, Page } from '@playwright/test'
import {
  addLine,
  allCards,
  cardNames,
  choice,
  dayFromNow,
  openTodos,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { testedKinds } from '../../support/kinds.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New list', exact: true })
const nameIn = (form: Locator) => form.getByRole('textbox', { name: 'Name' })

/** Returns the paths of what is made from now on. */
function noteMade(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') made.push(new URL(request.url()).pathname)
  })
  return made
}

/** Loses the next answer to a new object, which the server has made. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false
  await page.route(`**${path}`, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

// docs/product.md#6-7
test('a list is made where it is wanted: a name, Enter, and its first line is open', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const form = dialog(page)
  await test.step('with the mouse, after the lists', async () => {
    const made = noteMade(page)
    await page.getByRole('main').getByRole('button', { name: 'New list', exact: true }).click()
    await expect(nameIn(form)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Evening')
    await page.keyboard.press('Enter')
    await expect(addLine(page, 'Evening')).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard#dailyTodos-\d+$/)
    await page.keyboard.type('Read')
    await page.keyboard.press('Enter')
    await expect(choice(page, 'Read')).toBeVisible()
    expect(made).toEqual([
      '/api/v1/daily-todos-modules/',
      '/api/v1/daily-todos-widgets/',
      '/api/v1/daily-todo-options/',
    ])
  })
  await test.step('a list of thoughts leads to its first thought', async () => {
    const button = page.getByRole('main').getByRole('button', { name: 'New list of thoughts' })
    await button.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(nameIn(page.getByRole('dialog'))).toBeFocused()
    await page.keyboard.type('Stoics')
    await page.keyboard.press('Enter')
    const add = widget(page, 'Stoics').getByRole('link', { name: 'Add a thought' })
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'New thought' })).toBeVisible()
  })
  await test.step('from any page, by keyboard alone', async () => {
    await page.goto('/account/my')
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill('New list')
    await page.keyboard.press('Enter')
    await expect(nameIn(form)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(nameIn(form)).toHaveAccessibleDescription(/This field is required/)
    await page.keyboard.type('Night')
    await page.keyboard.press('Enter')
    await expect(addLine(page, 'Night')).toBeFocused()
    await page.reload()
    await expect(allCards(page)).toHaveCount(4)
  })
})

test('a failure says what is missing and loses nothing, and trying again makes nothing twice', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const form = dialog(page)
  const create = form.getByRole('button', { name: 'Create' })
  const alert = form.getByRole('alert')
  const open = () =>
    page.getByRole('main').getByRole('button', { name: 'New list', exact: true }).click()
  const modules = '/api/v1/daily-todos-modules/'
  const widgets = '/api/v1/daily-todos-widgets/'

  await test.step('without a connection', async () => {
    await open()
    await nameIn(form).fill('Evening')
    await backend.setFault({ method: 'POST', path: modules, drop: 'before', times: 9 })
    await create.click()
    await expect(alert).toContainText('The server cannot be reached.')
    await expect(nameIn(form)).toHaveValue('Evening')
    await backend.clearFaults()
  })
  await test.step('when the answer was lost', async () => {
    await loseAnswer(page, modules)
    await create.click()
    await expect(alert).toContainText('The server cannot be reached.')
    await create.click()
    await expect(addLine(page, 'Evening')).toBeFocused()
  })
  await test.step('when the list is there and the dashboard does not show it', async () => {
    await open()
    await nameIn(form).fill('Nigth')
    await backend.setFault({ method: 'POST', path: widgets, status: 500 })
    await create.click()
    await expect(alert).toHaveText(
      'The list is saved, but it is not on the dashboard yet. Try again.',
    )
    await expectAccessible(page)
    await loseAnswer(page, widgets)
    await nameIn(form).fill('Night')
    await create.click()
    await expect(alert).toContainText('The list is saved')
    await create.click()
    await expect(addLine(page, 'Night')).toBeFocused()
  })
  await test.step('each list is there once, and so is its place on the dashboard', async () => {
    await page.reload()
    await expect(allCards(page)).toHaveCount(3)
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    const table = page.getByRole('table', { name: 'Lists', exact: true })
    await expect(table.getByRole('rowheader')).toHaveText(['Health', 'Evening', 'Night'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('the disc of the bar makes a list', async ({ backend, page, person }) => {
    await openTodos({ backend, page, person })
    const bar = page.getByRole('navigation', { name: 'Bottom bar' })
    await bar.getByRole('button', { name: 'Add' }).tap()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'New list', exact: true }).tap()
    await expect(nameIn(dialog(page))).toBeFocused()
    await page.keyboard.type('Evening')
    await page.keyboard.press('Enter')
    await expect(addLine(page, 'Evening')).toBeFocused()
    await expect(addLine(page, 'Evening')).toBeInViewport({ ratio: 0.9 })
  })
})

test('the form in Settings shows what is new on the dashboard, unless the person leaves that out', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk'], { Walk: { [dayFromNow(0)]: 'done' } }))
  for (const { slug, called } of testedKinds) {
    await test.step(`a ${called.module}`, async () => {
      const make = async (name: string, press?: () => Promise<void>) => {
        await page.goto(`/modules/${slug}/new`)
        await expect(page.getByRole('checkbox', { name: 'Show it on the dashboard' })).toBeChecked()
        await page.getByRole('textbox', { name: 'Name' }).fill(name)
        await press?.()
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
      }
      await make(`Shown ${called.module}`)
      await expectAccessible(page)
      await make(`Hidden ${called.module}`, () =>
        page.getByText('Show it on the dashboard').click(),
      )
    })
  }
  await page.goto('/dashboard')
  await expect
    .poll(() => cardNames(page))
    .toEqual(['Health', ...testedKinds.map(({ called }) => `Shown ${called.module}`)])
})
