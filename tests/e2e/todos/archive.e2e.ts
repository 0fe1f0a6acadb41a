import type { Page } from '@playwright/test'
import {
  choice,
  dayFromNow,
  openTodos,
  status,
  week,
  widget,
} from '../../support/pages/dashboard.ts'
import { listRow, row } from '../../support/pages/history.ts'
import { chooseOfTodo, todoName } from '../../support/pages/menus.ts'
import { expectNoSidewaysScroll } from '../../support/browser/devices.ts'
import { listen } from '../../support/browser/spoken.ts'
import {
  expect,
  expectAccessible,
  setLanguage,
  test,
  untilScriptIsThere,
} from '../../support/e2e.ts'

const [today, yesterday, before] = [0, -1, -2].map((count) => dayFromNow(count)) as [
  string,
  string,
  string,
]
const past = {
  Gym: { [before]: 'done', [yesterday]: 'done', [today]: 'done' },
  Walk: { [before]: 'done', [yesterday]: 'done' },
} as const

/** Opens the menu of a to-do, and chooses an entry with the keyboard. */
async function chooseEntry(page: Page, todo: string, entry: string): Promise<void> {
  await todoName(page, todo).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type(entry)
  await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('an archived to-do is on no card from today on, keeps its past, and comes back', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym', 'Walk'], past)
  await test.step('it is offered in the settings of a new device, where the dashboard was never open', async () => {
    await elsewhere.goto('/modules')
    const main = elsewhere.getByRole('main')
    await main.getByRole('link', { name: 'Health' }).click()
    await main.getByRole('link', { name: 'Gym' }).click()
    await expect(elsewhere.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
    await elsewhere.goto('/dashboard')
    await expect(choice(elsewhere, 'Gym')).toBeVisible()
  })
  const card = widget(page, 'Health')
  await test.step('by keyboard: the next row gets the focus, and the message is said once', async () => {
    const said = await listen(page)
    const sent = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().includes('/daily-todo-options/'),
    )
    await chooseEntry(page, 'Gym', 'Archive')
    expect((await sent).postDataJSON()).toEqual({ archive: [{ from: today, isArchived: true }] })
    await expect(choice(page, 'Gym')).toHaveCount(0)
    await expect(todoName(page, 'Walk')).toBeFocused()
    await expect(page.getByRole('alertdialog', { name: 'Gym archived' })).toBeVisible()
    const news = async () => (await said()).filter((text) => text.includes('Gym archived'))
    await expect.poll(news).toHaveLength(1)
    await expect(card.getByText(/^0\/1$/)).toBeVisible()
    await expectAccessible(page)
    expect(await news()).toHaveLength(1)
  })
  await test.step('the days before count it', async () => {
    await expect(week(page).last()).toHaveAccessibleName(/nothing done$/)
    await expect(week(page).nth(5)).toHaveAccessibleName(/all 2 complete$/)
    await card.getByRole('button', { name: 'Previous day' }).click()
    await expect(status(page, 'Gym', 'Done')).toBeChecked()
    await card.getByRole('button', { name: 'Next day' }).click()
    await expect(choice(page, 'Gym')).toHaveCount(0)
  })
  await test.step('another device sees it, and Undo brings it back', async () => {
    await elsewhere.reload()
    await expect(choice(elsewhere, 'Walk')).toBeVisible()
    await expect(choice(elsewhere, 'Gym')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(status(page, 'Gym', 'Done')).toBeChecked()
    await expect(page.getByRole('alertdialog', { name: 'Gym is back' })).toBeVisible()
  })
  await test.step('the question before a deletion offers it', async () => {
    await chooseEntry(page, 'Gym', 'Delete')
    const dialog = page.getByRole('alertdialog', { name: 'Gym', exact: true })
    await expect(dialog).toContainText('Archive keeps its history.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await expect(choice(page, 'Gym')).toHaveCount(0)
    await expect(todoName(page, 'Walk')).toBeFocused()
  })
  await test.step('History has it, with its days', async () => {
    await page.goto('/history')
    await listRow(page, 'Health').click()
    await expect(row(page, 'Gym')).toHaveAccessibleName(/^Gym, archived, 2 of 2 days/)
    await expectAccessible(page)
  })
  await test.step('the page of its list shows it folded, and restores it', async () => {
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'Health', exact: true }).click()
    const table = page.getByRole('table', { name: 'To-dos' })
    await expect(table.getByRole('link')).toHaveText(['Walk'])
    const line = page.getByRole('button', { name: /^Archived\s*1$/ })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await line.press('Enter')
    await expect(page.getByRole('row', { name: /^Gym/ })).toContainText('best 2')
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 740 })
    await expectNoSidewaysScroll(page)
    const said = await listen(page)
    await page.getByRole('button', { name: 'Restore Gym' }).press('Enter')
    await expect(table.getByRole('link')).toHaveText(['Gym', 'Walk'])
    await expect(line).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
    await expect
      .poll(async () => (await said()).filter((text) => text.includes('Gym is back')))
      .toHaveLength(1)
  })
  await test.step('its form archives and restores it', async () => {
    await page.getByRole('table', { name: 'To-dos' }).getByRole('link', { name: 'Gym' }).click()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
    await page.getByRole('button', { name: /^Archived\s*1$/ }).click()
    await page.getByRole('link', { name: 'Gym', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Archived\s*1$/ })).toHaveCount(0)
  })
})

test('without a connection it says that it was not archived, and in Dutch it says the same as in English', async ({
  backend,
  context,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Gym', 'Walk'])
  await test.step('without a connection the to-do stays', async () => {
    await todoName(page, 'Gym').click()
    await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
    await page.keyboard.press('Escape')
    // What shows messages comes when the page is quiet. This browser keeps no part of the app.
    await untilScriptIsThere(page, 'QuietParts')
    await context.setOffline(true)
    await chooseEntry(page, 'Gym', 'Archive')
    const message = page.getByRole('alertdialog', { name: 'Gym could not be archived' })
    await expect(message).toContainText('The server cannot be reached.')
    await expect(choice(page, 'Gym')).toBeVisible()
    await context.setOffline(false)
  })
  await test.step('in Dutch', async () => {
    await setLanguage(context, backend, 'nl')
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/dashboard')
    await chooseOfTodo(page, 'Gym', 'Verwijderen')
    const dialog = page.getByRole('alertdialog', { name: 'Gym' })
    await expect(dialog).toContainText('Bij archiveren blijft de geschiedenis bewaard.')
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Archiveren' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Gym is gearchiveerd' })).toBeVisible()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Gym is terug' })).toBeVisible()
    await expect(choice(page, 'Gym')).toBeVisible()
  })
})
