import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { listen } from '../../support/browser/spoken.ts'
import { dayFromNow, todos, widget } from '../../support/pages/dashboard.ts'

const order = ['Walk', 'Read', 'Swim']

test('the page of a list says each to-do once, and puts them in order by keys, by dragging and by a dialog', async ({
  backend,
  page,
  person,
}) => {
  const yesterdays = { [dayFromNow(-1)]: 'done', [dayFromNow(-2)]: 'done' } as const
  const { dailyTodos } = await backend.seed(person.email, {
    dailyTodos: [
      {
        name: 'Health',
        widgets: ['Health'],
        options: [
          { name: 'Walk', text: 'Walk', items: yesterdays },
          { name: 'Read', text: 'Ten pages' },
          { name: 'Swim', text: 'Swim' },
        ],
      },
    ],
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/modules/daily-todos/${dailyTodos[0]?.id}`)
  const table = page.getByRole('table', { name: 'To-dos' })
  const names = table.getByRole('rowheader')
  const handle = (name: string) => table.getByRole('button', { name: `Move ${name}` })

  await test.step('a row has its name once, its text where that differs, and its streak', async () => {
    await expect(names).toHaveText(order)
    await expect(table.getByText('Walk', { exact: true })).toHaveCount(1)
    await expect(table.getByRole('cell', { name: 'Ten pages' })).toBeVisible()
    await expect(table.getByRole('row', { name: /Walk/ })).toContainText('2 days')
    await expect(page.getByText('0 of 3 today')).toBeVisible()
  })
  await test.step('the arrow keys move a row, which keeps the focus and says its place once', async () => {
    const said = await listen(page)
    await handle('Walk').focus()
    await page.keyboard.press('ArrowDown')
    await expect(names).toHaveText(['Read', 'Walk', 'Swim'])
    await expect(handle('Walk')).toBeFocused()
    await expect.poll(said).toEqual(['status: Walk is now 2 of 3'])
  })
  await test.step('a row goes where it is dropped', async () => {
    const [from, to] = [await handle('Swim').boundingBox(), await handle('Read').boundingBox()]
    if (!from || !to) throw new Error('A handle has no place')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y, { steps: 2 })
    await page.mouse.up()
    await expect(names).toHaveText(['Swim', 'Read', 'Walk'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a press opens a dialog for the order, which stays after a reload', async () => {
    await handle('Walk').click()
    const dialog = page.getByRole('dialog', { name: 'Reorder to-dos' })
    await dialog.getByRole('button', { name: 'Move Walk up' }).click()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(names).toHaveText(['Swim', 'Walk', 'Read'])
    await page.reload()
    await expect(names).toHaveText(['Swim', 'Walk', 'Read'])
  })
  await test.step('another colour shows immediately', async () => {
    const green = page.getByRole('radio', { name: 'Green' })
    await green.check({ force: true })
    await expect(green).toBeChecked()
    await expectAccessible(page)
  })
})

// docs/product.md#6-2
test('a list is shown on the dashboard by a switch, and Undo after switching off brings its reminder back, too', async ({
  backend,
  page,
  person,
}) => {
  const { dailyTodos } = await backend.seed(person.email, todos('Health', ['Walk']))
  const [list] = dailyTodos
  await page.goto('/dashboard')
  await expect(widget(page, 'Health')).toBeVisible()
  const remind = (id: number) =>
    page.evaluate(async (key) => {
      const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/api/v1/preferences/', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'X-CSRFTOKEN': token },
        body: JSON.stringify({
          reminders: { [key]: { time: '20:00', weekdays: [1, 2, 3, 4, 5, 6, 7] } },
        }),
      })
    }, id)
  await remind(list?.widgets[0] ?? 0)
  await page.goto(`/modules/daily-todos/${list?.id}`)
  const show = page.getByRole('switch', { name: 'Show on dashboard' })
  const reminder = page.getByRole('button', { name: /^Reminder/ })
  await expect(reminder).toContainText('20:00, every day')
  await expect(show).toBeChecked()

  await test.step('off asks, and names the reminder that ends', async () => {
    await show.focus()
    await page.keyboard.press('Space')
    const question = page.getByRole('alertdialog', { name: 'Health' })
    await expect(question).toContainText('Its reminder (20:00, every day) ends, too.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(show).toBeFocused()
    await expect(show).toBeChecked()
    await page.keyboard.press('Space')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(show).not.toBeChecked()
    await expect(page.getByText('Not on the dashboard')).toBeVisible()
    await expect(page.getByText('on the dashboard', { exact: true })).toHaveCount(0)
  })
  await test.step('Undo restores both', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(show).toBeChecked()
    await expect(reminder).toContainText('20:00, every day')
    await page.reload()
    await expect(reminder).toContainText('20:00, every day')
  })
  await test.step('the page of its place asks the same, leads back to the list, and Undo restores both', async () => {
    await page.getByRole('button', { name: /^Places on the dashboard/ }).click()
    await page
      .getByRole('table', { name: 'On the dashboard' })
      .getByRole('link', { name: 'Health' })
      .click()
    await page.getByRole('button', { name: 'Delete from the dashboard…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Health' })
    await expect(question).toContainText('Its reminder (20:00, every day) ends, too.')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused()
    await expect(show).not.toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(show).toBeChecked()
    await expect(reminder).toContainText('20:00, every day')
  })
  await test.step('without a place on the dashboard, on makes one of the same name', async () => {
    await show.focus()
    await page.keyboard.press('Space')
    await page
      .getByRole('alertdialog', { name: 'Health' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(show).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(show).toBeChecked()
    await page.getByRole('button', { name: /^Places on the dashboard/ }).click()
    const places = page.getByRole('table', { name: 'On the dashboard' })
    await expect(places.getByRole('rowheader')).toHaveText(['Health'])
    await expectAccessible(page)
  })
})
