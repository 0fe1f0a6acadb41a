import type { Page } from '@playwright/test'
import { choose, openTodos, status } from '../../support/pages/dashboard.ts'
import { chooseOfTodo, todoName } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

/** Opens the menu of "Walk" with the keyboard, and the note in it. */
async function openNote(page: Page, entry: string): Promise<void> {
  await todoName(page, 'Walk').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: entry })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
}

const note = 'In the rain\nwith Ada'

const whenSaved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/daily-todo-items/') && response.request().method() !== 'GET',
  )

test('a to-do has a note for each day: written with the keyboard, kept beside the status, and in the history', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk'])
  await test.step('it creates the day, and is the line under the name', async () => {
    await openNote(page, 'Add a note…')
    await expectAccessible(page)
    const field = page.getByRole('dialog').getByRole('textbox')
    expect((await field.boundingBox())?.height).toBe(120)
    await expect(page.getByText('0 of 500')).toBeVisible()
    await page.keyboard.type('In the rain')
    await page.keyboard.press('Enter')
    await page.keyboard.type('with Ada')
    await expect(page.getByText('20 of 500')).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/^For .* Only you can read it\.$/)
    const saved = whenSaved(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
    expect((await saved).request().postDataJSON()).toMatchObject({ status: 'todo', note })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await todoName(page, 'Walk').click()
    await expect(page.getByRole('menuitem', { name: 'Edit note…' })).toContainText('In the rain')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('a tick does not send it, and leaves it', async () => {
    const saved = whenSaved(page)
    await choose(page, 'Walk', 'Done')
    expect((await saved).request().postDataJSON()).toEqual({ status: 'done' })
  })
  await test.step('another device has both, and a day before has none', async () => {
    await elsewhere.goto('/dashboard')
    await expect(status(elsewhere, 'Walk', 'Done')).toBeChecked()
    await todoName(elsewhere, 'Walk').click()
    await expect(elsewhere.getByRole('menuitem', { name: 'Edit note…' })).toContainText(
      'In the rain',
    )
    await elsewhere.keyboard.press('Escape')
    await elsewhere.getByRole('button', { name: 'Previous day' }).click()
    await todoName(elsewhere, 'Walk').click()
    await expect(elsewhere.getByRole('menuitem', { name: 'Add a note…' })).toBeVisible()
  })
  await test.step('the page of the to-do shows and changes it', async () => {
    await chooseOfTodo(page, 'Walk', 'Edit')
    await page.getByRole('link', { name: 'All details' }).click()
    const row = page.getByRole('button', { name: /^Note for today/ })
    await expect(row).toContainText('In the rain')
    await expect(page.getByRole('link', { name: /^History 1 note/ })).toBeVisible()
    await row.press('Enter')
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(note)
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
    await page.goBack()
  })
  await test.step('the history shows it at its to-do', async () => {
    await chooseOfTodo(page, 'Walk', 'History')
    const notes = page.getByRole('list', { name: 'Notes on Walk' })
    await expect(notes.getByRole('listitem')).toHaveText([/In the rain\s+with Ada/])
    await expectAccessible(page)
  })
})
