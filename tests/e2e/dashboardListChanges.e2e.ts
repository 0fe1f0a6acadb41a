import type { Page } from '@playwright/test'
import { choice, choose, openTodos, status, todos, widget } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

const rowMenu = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('adds to-dos one after the other with Enter, ends with Escape, and ticks one', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await page.getByRole('button', { name: 'Add a to-do' }).click()
  const field = page.getByRole('textbox', { name: 'New to-do' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  for (const name of ['Read', 'Swim']) {
    await expect(field).toHaveValue('')
    await field.fill(name)
    await page.keyboard.press('Enter')
    await expect(choice(page, name)).toBeVisible()
    await expect(page.getByText(`${name} added`)).toHaveAttribute('role', 'status')
    await expect(field).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add a to-do' })).toBeFocused()
  await choose(page, 'Swim', 'Done')
  await expect(widget(page, 'Health').getByRole('status')).toContainText('1 of 3')
})

test('a list whose last to-do was deleted takes new ones in its card', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await rowMenu(page, 'Walk').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const health = widget(page, 'Health')
  await expect(health.getByRole('heading', { name: 'Nothing to do yet' })).toBeVisible()
  await expectAccessible(page)
  await health.getByRole('button', { name: 'Add a to-do' }).click()
  for (const name of ['Read', 'Swim']) {
    await expect(page.getByRole('textbox', { name: 'New to-do' })).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(status(page, name, 'Todo')).toBeChecked()
  }
})

test('a to-do that cannot be added says so and keeps what was written', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  await page.getByRole('button', { name: 'Add a to-do' }).click()
  const field = page.getByRole('textbox', { name: 'New to-do' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('This field is required')
  await field.fill('Read')
  await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-options/', status: 500 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Something went wrong...')
  await expect(field).toHaveValue('Read')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Read')).toBeVisible()
})

test('a to-do is renamed, edited and deleted from its row', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  await rowMenu(page, 'Walk').click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rowMenu(page, 'Walk')).toBeFocused()

  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename Walk' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Stroll')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rowMenu(page, 'Stroll')).toBeFocused()
  await expect(status(page, 'Stroll', 'Todo')).toBeChecked()
  await expect(page.getByRole('alertdialog', { name: 'Stroll saved' })).toHaveCount(1)
  await expect(page.getByText('About Walk')).toBeVisible()

  await rowMenu(page, 'Read').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Read', exact: true })
  await expect(question).toContainText('Are you sure you want to delete Read?')
  await backend.setFault({ method: 'DELETE', path: '/api/v1/daily-todo-options/', status: 500 })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('Something went wrong...')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeHidden()
  await expect(choice(page, 'Read')).toHaveCount(0)
  await expect(page.getByRole('alertdialog', { name: 'Read deleted' })).toContainText(
    'You can add it again',
  )
  await expect(page.locator('li:focus')).toContainText('Health')

  await rowMenu(page, 'Stroll').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/modules\/daily-todos\/\d+\/options\/\d+$/)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Stroll')
})

test('a card is renamed and deleted from its menu, and its list stays', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Home', ['Dishes']))
  await openTodos({ backend, page, person })
  await page.getByRole('button', { name: 'Health: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Body')
  await backend.setFault({ method: 'PUT', path: '/api/v1/daily-todos-widgets/', status: 500 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Something went wrong...')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Body')
  await page.keyboard.press('Enter')
  await expect(widget(page, 'Body')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Body: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Body', exact: true })
  await expect(question).toContainText('The list and its history stay')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(widget(page, 'Body')).toHaveCount(0)
  await expect(page.getByRole('alertdialog', { name: 'Body deleted' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const message = page.getByRole('alertdialog', { name: 'Body deleted' })
  await message.getByRole('button', { name: 'Undo' }).click()
  await expect(widget(page, 'Body').getByRole('radiogroup', { name: 'Walk' })).toBeVisible()
  await page.goto('/modules')
  await expect(page.getByRole('link', { name: 'Health' }).first()).toBeVisible()
})
