import { addLine, choice, openTodos, status, todos, widget } from '../../support/pages/dashboard.ts'
import { chooseOfCard, chooseOfTodo, todoName } from '../../support/pages/menus.ts'
import { listen } from '../../support/browser/spoken.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('to-dos are added to a list one after the other, also to one that became empty', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Home', ['Dust']))
  await openTodos({ backend, page, person })
  const home = widget(page, 'Home')
  const field = addLine(page)
  await test.step('Enter adds one after the other, and Escape ends', async () => {
    const said = await listen(page)
    for (const name of ['Read', 'Swim']) {
      await field.fill(name)
      await page.keyboard.press('Enter')
      await expect(choice(page, name)).toBeVisible()
      await expect.poll(said).toContain(`status: ${name} added`)
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
    }
    await page.keyboard.type('Run')
    await page.keyboard.press('Escape')
    await expect(field).not.toBeFocused()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await test.step('a deleted to-do leads the focus to the next one, and the last one to the one before', async () => {
    const deleteTodo = async (name: string) => {
      await todoName(page, name).press('Enter')
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
      await expect(choice(page, name)).toHaveCount(0)
    }
    await deleteTodo('Walk')
    await expect(todoName(page, 'Read')).toBeFocused()
    await deleteTodo('Swim')
    await expect(todoName(page, 'Read')).toBeFocused()
  })
  await test.step('a list whose last to-do was deleted takes new ones in its card', async () => {
    await chooseOfTodo(page, 'Dust', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(home.getByText('Nothing to do yet', { exact: true })).toBeVisible()
    await expectAccessible(page)
    const first = addLine(page, 'Home')
    await first.click()
    for (const name of ['Cook', 'Shop']) {
      await expect(first).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await expect(status(page, name, 'Todo')).toBeChecked()
    }
  })
})

test('a to-do and its card are renamed and deleted from their menus, and the list stays', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Home', ['Dishes']))
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  await test.step('a to-do is renamed', async () => {
    await todoName(page, 'Walk').click()
    await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(todoName(page, 'Walk')).toBeFocused()

    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('Stroll')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(todoName(page, 'Stroll')).toBeFocused()
    await expect(status(page, 'Stroll', 'Todo')).toBeChecked()
    await expect(page.getByRole('alertdialog', { name: 'Stroll saved' })).toHaveCount(1)
    await expect(page.getByText('About Walk')).toBeVisible()
  })
  await test.step('a to-do is deleted', async () => {
    await chooseOfTodo(page, 'Read', 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Read', exact: true })
    await expect(question).toContainText('Are you sure you want to delete Read?')
    await backend.setFault({ method: 'DELETE', path: '/api/v1/daily-todo-options/', status: 500 })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByRole('alert')).toContainText('Something went wrong...')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question).toBeHidden()
    await expect(choice(page, 'Read')).toHaveCount(0)
    const message = page.getByRole('alertdialog', { name: 'Read deleted' })
    await expect(message).toContainText('Undo brings it back without its history')
    await expect(todoName(page, 'Stroll')).toBeFocused()
    await message.getByRole('button', { name: 'Undo' }).click()
    await expect(choice(page, 'Read')).toBeVisible()
    await expect(page.getByRole('alertdialog', { name: 'Read is back' })).toHaveCount(1)
  })
  await test.step('a to-do is edited', async () => {
    await chooseOfTodo(page, 'Stroll', 'Edit')
    await page.keyboard.type('Str')
    await page.getByRole('link', { name: 'All details' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/modules\/daily-todos\/\d+\/options\/\d+$/)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Stroll')
    await page.goBack()
  })
  await test.step('a card is renamed', async () => {
    await chooseOfCard(page, 'Health', 'Rename')
    await page.getByRole('textbox', { name: 'Name' }).fill('Body')
    await backend.setFault({ method: 'PUT', path: '/api/v1/daily-todos-widgets/', status: 500 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Something went wrong...',
    )
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Body')
    await page.keyboard.press('Enter')
    await expect(widget(page, 'Body')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a card is deleted, and comes back', async () => {
    await chooseOfCard(page, 'Body', 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Body', exact: true })
    await expect(question).toContainText('The list and its history stay')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(widget(page, 'Body')).toHaveCount(0)
    await expect(page.getByRole('alertdialog', { name: 'Body deleted' })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const message = page.getByRole('alertdialog', { name: 'Body deleted' })
    await message.getByRole('button', { name: 'Undo' }).click()
    await expect(widget(page, 'Body').getByRole('radiogroup', { name: 'Stroll' })).toBeVisible()
  })
  await test.step('its list stays', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Health' }).first()).toBeVisible()
  })
})

test('a card of inspiration is renamed, edited and deleted from its menu', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, {
    inspiration: [
      { name: 'Words', widgets: ['Words'], options: [{ name: 'Calm', text: 'Stay calm' }] },
    ],
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Stay calm')).toBeVisible()
  const more = page.getByRole('button', { name: 'Words: more actions' })
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Wise words')
  await page.keyboard.press('Enter')
  await expect(widget(page, 'Wise words')).toBeVisible()

  await chooseOfCard(page, 'Wise words', 'Edit today’s thought')
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Stay calm')
  await page.goBack()
  await chooseOfCard(page, 'Wise words', 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Wise words', exact: true })
  await expect(question).toContainText('Its thoughts stay in Settings')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(widget(page, 'Wise words')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'To-do 1' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
