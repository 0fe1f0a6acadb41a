import {
  choice,
  choose,
  dateFromNow,
  dayFromNow,
  dayHeading,
  openTodos,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { press, tabTo } from '../../support/browser/keyboard.ts'
import { listen, noteFocus } from '../../support/browser/spoken.ts'

const itemsPath = '/api/v1/daily-todo-items/'

// docs/product.md#8-17
test('both ways back to today keep the focus, and say the day once', async ({
  backend,
  page,
  person,
}) => {
  const yesterday = `Yesterday, ${dateFromNow(-1)}`
  const today = `Today, ${dateFromNow(0)}`
  await backend.seed(person.email, todos('Home', ['Dishes']))
  await openTodos({ backend, page, person }, ['Walk'], { Walk: { [dayFromNow(-1)]: 'todo' } })
  const said = await listen(page)
  await test.step('that of the page leads to its heading', async () => {
    const week = page.getByRole('toolbar', { name: 'Last 7 days' }).getByRole('button')
    await tabTo(page, week.first())
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const back = page.getByRole('button', { name: 'Back to today' })
    await expect(back).toBeVisible()
    await expect.poll(said).toHaveLength(1)
    await page.keyboard.press('Shift+Tab')
    await expect(back).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dayHeading(page)).toBeFocused()
    await expect
      .poll(said)
      .toEqual([`status: All lists: ${yesterday}`, `status: All lists: ${today}`])
  })
  await test.step('that of a card leads to its heading', async () => {
    const card = widget(page, 'Health')
    await press(page, card.getByRole('button', { name: /^Previous day/ }))
    await expect.poll(said).toHaveLength(3)
    await press(page, card.getByRole('button', { name: 'Back to today' }))
    await expect(card.getByRole('heading', { level: 2 })).toBeFocused()
    await expect.poll(said).toHaveLength(4)
    expect((await said()).slice(2)).toEqual([`status: ${yesterday}`, `status: ${today}`])
  })
})

test('a choice keeps the focus while another day is read', async ({ backend, page, person }) => {
  await openTodos({ backend, page, person })
  await tabTo(page, status(page, 'Walk', 'Todo'))
  await backend.setFault({ path: itemsPath, method: 'GET', delayMs: 2_000, times: 9 })
  // The last seven days are known.
  for (let day = 0; day < 9; day += 1) await page.keyboard.press('[')
  await expect(choice(page, 'Walk')).toBeDisabled()
  await expect(status(page, 'Walk', 'Todo').or(status(page, 'Walk', 'Done'))).toHaveCount(2)
  await page.keyboard.press('Space')
  await expect(choice(page, 'Walk')).toBeEnabled()
  await expect(choice(page, 'Walk').locator(':focus')).toHaveCount(1)
  await expect(status(page, 'Walk', 'Todo')).toBeChecked()
})

test('x says what it has chosen: once, wherever the focus is', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  const said = await listen(page)
  await test.step('on the name it is said', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Walk', exact: true }))
    await page.keyboard.press('x')
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    await expect.poll(said).toEqual(['status: Walk: Done'])
    await page.keyboard.press('x')
    await expect.poll(said).toEqual(['status: Walk: Done', 'status: Walk: Todo'])
  })
  await test.step('on a choice the chosen one has the focus, and says it itself', async () => {
    await tabTo(page, status(page, 'Read', 'Todo'))
    await page.keyboard.press('x')
    await expect(status(page, 'Read', 'Done')).toBeChecked()
    await expect(status(page, 'Read', 'Done')).toBeFocused()
    await page.keyboard.press('x')
    await expect(status(page, 'Read', 'Todo')).toBeFocused()
    await expect(status(page, 'Read', 'Todo')).toBeChecked()
    expect(await said()).toHaveLength(2)
  })
  await test.step('the last one of a list is one message with its end', async () => {
    await choose(page, 'Read', 'Done')
    await page.getByRole('button', { name: 'Walk', exact: true }).focus()
    await page.keyboard.press('x')
    await expect.poll(said).toHaveLength(3)
    expect((await said())[2]).toBe(
      'status: Walk: Done. Health: all set for today. Enjoy the rest of your day!',
    )
  })
  await test.step('it is no news when the person comes back', async () => {
    const week = page.getByRole('toolbar', { name: 'Last 7 days' }).getByRole('button')
    await week.nth(5).press('Enter')
    await expect.poll(said).toHaveLength(4)
    await page.getByRole('button', { name: 'Back to today' }).press('Enter')
    await expect.poll(said).toHaveLength(5)
    await expect(status(page, 'Walk', 'Done')).toBeChecked()
    expect((await said()).filter((text) => text.includes('all set'))).toHaveLength(1)
  })
})

test('what is saved is heard once: a note, which is in its row, and a new list, whose first line gets the focus', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person })
  const said = await listen(page)
  await test.step('a note', async () => {
    const name = page.getByRole('button', { name: 'Walk', exact: true })
    const write = async (entry: string, text: string) => {
      await name.press('Enter')
      await page.getByRole('menuitem', { name: entry }).press('Enter')
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+A')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.type(text)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const news = async () => (await said()).filter((text) => !text.includes('of 500'))
    await write('Add a note…', 'In the rain')
    await expect.poll(news).toEqual(['status: Note saved'])
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleName('Walk')
    await expect(name).toHaveAccessibleDescription(/Note: In the rain$/)
    await expect(widget(page, 'Health').getByText('In the rain', { exact: true })).toBeVisible()
    await write('Edit note…', '')
    await expect.poll(news).toEqual(['status: Note saved', 'status: Note deleted'])
    await expect(widget(page, 'Health').getByText('In the rain')).toHaveCount(0)
  })
  await test.step('a new list', async () => {
    const earlier = (await said()).length
    const focused = await noteFocus(page)
    await press(page, page.getByRole('main').getByRole('button', { name: 'New list', exact: true }))
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('Garden')
    const before = (await focused()).length
    await page.keyboard.press('Enter')
    const line = widget(page, 'Garden').getByRole('textbox', { name: /^Add a to-do/ })
    await expect(line).toBeFocused()
    await expect.poll(async () => (await said()).slice(earlier)).toEqual(['status: Garden added'])
    await expect(page.getByRole('alertdialog', { name: 'Garden added' })).toBeVisible()
    await expect(line).toBeFocused()
    expect((await focused()).slice(before)).toHaveLength(1)
  })
})

test('what another device deletes leaves the focus with the next to-do, or with its list', async ({
  backend,
  elsewhere,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Walk', 'Read'])
  await elsewhere.goto('/dashboard')
  await page.getByRole('button', { name: 'Walk', exact: true }).focus()
  await elsewhere.getByRole('button', { name: 'Walk', exact: true }).click()
  await elsewhere.getByRole('menuitem', { name: 'Delete' }).click()
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(choice(elsewhere, 'Walk')).toHaveCount(0)
  // This device hears of it as it sends a choice.
  await page.keyboard.press('x')
  await expect(choice(page, 'Walk')).toHaveCount(0)
  await expect(status(page, 'Read', 'Todo')).toBeFocused()
})
