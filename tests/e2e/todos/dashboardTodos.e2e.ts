import type { Page } from '@playwright/test'
import {
  addLine,
  choice,
  comeBack,
  contentRequests,
  dayFromNow,
  itemsPath,
  openTodos,
  progress,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { chooseOfTodo, todoName } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

/** So many names, as "Task 01". */
const numbered = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${what} ${String(index + 1).padStart(2, '0')}`)

/** Brings each row into sight once: before that its list has the height of an estimate. Ends at the top. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await frame()
      await frame()
    }
    // No row is partly below the header.
    scrollTo(0, 0)
  })
}

test('a long list is as high as its rows, and a longer one ends in a button that shows all of it', async ({
  backend,
  page,
  person,
}) => {
  const names = [...numbered('Task', 60), ...numbered('Chore', 60)]
  await backend.seed(
    person.email,
    todos('Long', names, { 'Chore 60': { [dayFromNow(0)]: 'done' } }),
  )
  await backend.seed(person.email, todos('Health', numbered('Step', 40)))
  await page.goto('/dashboard')
  const long = widget(page, 'Long')
  await test.step('nothing scrolls inside the card of a list of forty', async () => {
    await expect(widget(page, 'Health').getByRole('radiogroup')).toHaveCount(40)
    const hidden = await widget(page, 'Health').evaluate((card) =>
      [card, ...card.querySelectorAll('*')]
        .filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 &&
            getComputedStyle(element).overflowY !== 'visible' &&
            element.clientHeight > 1,
        )
        .map(({ className }) => className),
    )
    expect(hidden).toEqual([])
  })
  await test.step('a to-do of a list of 120 has its menu too', async () => {
    await expect(progress(long)).toHaveText('1 of 120 done')
    await expect(long.getByRole('radiogroup')).toHaveCount(60)
    await chooseOfTodo(page, 'Task 01', 'Edit')
    await page.getByRole('textbox', { name: 'Name' }).fill('Task 01 anew')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Task 01 anew' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('its last button shows all of it', async () => {
    await page.getByRole('button', { name: 'Show all 120' }).press('Enter')
    await expect(long.getByRole('radiogroup')).toHaveCount(120)
    await expect(status(page, 'Chore 60', 'Done')).toBeChecked()
    // The focus moves to the first of the new rows.
    await expect(todoName(page, 'Chore 01')).toBeFocused()
    await seeAll(page)
    await expectAccessible(page)
  })
})

test('keys tick a to-do, move the day, and add a to-do', async ({ backend, page, person }) => {
  await backend.seed(person.email, todos('Evening', ['Read']))
  await openTodos({ backend, page, person }, ['Walk', 'Swim'])
  const health = widget(page, 'Health')
  await test.step('x ticks the to-do in focus', async () => {
    // The keys come when the browser is idle, as the count of the day does.
    await expect(page.getByText('0 of 3', { exact: true })).toBeVisible()
    await todoName(page, 'Swim').focus()
    await page.keyboard.press('x')
    await expect(status(page, 'Swim', 'Done')).toBeChecked()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await page.keyboard.press('x')
    await expect(status(page, 'Swim', 'Todo')).toBeChecked()
  })
  await test.step('the brackets move the day', async () => {
    await page.keyboard.press('[')
    await expect(health.getByText(dayFromNow(-1), { exact: true })).toBeVisible()
    await page.keyboard.press(']')
    await expect(health.getByText(dayFromNow(0), { exact: true })).toBeVisible()
  })
  await test.step('n adds to the list used last', async () => {
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('n')
    await expect(addLine(page)).toBeFocused()
    await page.keyboard.type('Relax now')
    await page.keyboard.press('Enter')
    await expect(choice(page, 'Relax now')).toBeVisible()
  })
  await test.step('Escape leads back to where n was pressed', async () => {
    await status(page, 'Swim', 'Todo').focus()
    await page.keyboard.press('n')
    await expect(addLine(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(status(page, 'Swim', 'Todo')).toBeFocused()
  })
})

test('coming back to the tab empties nothing, moves no focus, and asks for nothing fresh', async ({
  backend,
  page,
  person,
}) => {
  await page.clock.install()
  await openTodos({ backend, page, person })
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(sidebar.getByRole('link', { name: 'Health' })).toBeVisible()
  await status(page, 'Walk', 'Todo').focus()
  const requests = contentRequests(page)
  await comeBack(page)
  await expect(status(page, 'Walk', 'Todo')).toBeFocused()
  expect(requests.filter((request) => !request.endsWith('items'))).toEqual([])

  await page.clock.fastForward('01:00')
  await backend.setFault({ method: 'GET', path: itemsPath, delayMs: 3_000 })
  const asked = page.waitForRequest((request) => request.url().includes('daily-todo-items'))
  await comeBack(page)
  await asked
  await expect(choice(page, 'Walk')).toBeVisible()
  await expect(status(page, 'Walk', 'Todo')).toBeFocused()
  expect(requests.filter((request) => request.endsWith('options'))).toEqual([])
})
