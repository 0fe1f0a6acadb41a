import type { Page } from '@playwright/test'
import { choice, openTodos, todos, widget } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

async function arrange(page: Page, card: string, entry: string) {
  await page.getByRole('button', { name: `${card}: more` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return page.getByRole('dialog')
}

const names = (page: Page) =>
  widget(page, 'Health')
    .getByRole('radiogroup')
    .evaluateAll((groups) =>
      groups.map(
        (group) =>
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ??
          group.getAttribute('aria-label'),
      ),
    )

test('the to-dos of a list stand in the order that the person chooses, on this device', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Read', 'Swim', 'Walk'])
  const dialog = await arrange(page, 'Health', 'Order of the to-dos …')
  await expectAccessible(page)

  // With two buttons,
  await dialog.getByRole('button', { name: 'Move Walk up' }).click()
  await expect(dialog.getByRole('row')).toHaveText([/Read/, /Walk/, /Swim/])
  await expect(dialog.getByText('Walk is now 2 of 3')).toBeAttached()
  // with the keyboard,
  await dialog.getByRole('row', { name: 'Read' }).getByRole('button', { name: /drag/i }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveAccessibleName(/insert/i)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row')).toHaveText([/Walk/, /Swim/, /Read/])
  // and by dragging, until a line shows the new place.
  await dialog.getByRole('row', { name: 'Read' }).hover()
  await page.mouse.down()
  const upperEdge = { position: { x: 60, y: 2 }, force: true }
  await dialog.getByRole('row', { name: 'Swim' }).hover(upperEdge)
  await dialog.getByRole('row', { name: 'Walk' }).hover(upperEdge)
  await expect(dialog.locator('[data-drop-target]')).toHaveCount(1)
  await page.mouse.up()
  await expect(dialog.getByRole('row')).toHaveText([/Read/, /Walk/, /Swim/])

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => names(page)).toEqual(['Read', 'Walk', 'Swim'])
  await page.reload()
  await expect(choice(page, 'Walk')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Read', 'Walk', 'Swim'])
})

test('the cards of one kind stand in the order that the person chooses, until they log out', async ({
  backend,
  page,
  person,
}) => {
  const lists = ['Mornings', 'Evenings'].flatMap((name) => todos(name, ['Walk']).dailyTodos ?? [])
  const thoughts = ['One', 'Two'].map((name) => ({
    name,
    widgets: [name],
    options: [{ name, text: `Thought ${name}` }],
  }))
  await backend.seed(person.email, { dailyTodos: lists, inspiration: thoughts })
  await page.goto('/dashboard')
  const titles = page.getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(['Evenings', 'Mornings', 'Two', 'One'])

  let dialog = await arrange(page, 'Evenings', 'Order of the cards …')
  await dialog.getByRole('button', { name: 'Move Mornings up' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  dialog = await arrange(page, 'Two', 'Order of the cards …')
  await dialog.getByRole('button', { name: 'Move Two down' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(titles).toHaveText(['Mornings', 'Evenings', 'One', 'Two'])
  await page.reload()
  await expect(titles).toHaveText(['Mornings', 'Evenings', 'One', 'Two'])
  await page.goto('/account/logout')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('order')
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
  const more = page.getByRole('button', { name: 'Words: more' })
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Wise words')
  await page.keyboard.press('Enter')
  await expect(widget(page, 'Wise words')).toBeVisible()

  await page.getByRole('button', { name: 'Wise words: more' }).click()
  await page.getByRole('menuitem', { name: 'Edit today’s thought' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Stay calm')
  await page.goBack()
  await page.getByRole('button', { name: 'Wise words: more' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Wise words', exact: true })
  await expect(question).toContainText('Its thoughts stay under Settings')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(widget(page, 'Wise words')).toHaveCount(0)
  // An empty dashboard begins in its form.
  await expect(page.getByRole('textbox').first()).toBeFocused()
})

test('a to-do of a very long list has its menu too', async ({ backend, page, person }) => {
  const many = Array.from({ length: 60 }, (_, index) => `Task ${String(index).padStart(2, '0')}`)
  await backend.seed(person.email, todos('Health', many))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Task 01', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Task 01 anew')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Task 01 anew' })).toBeVisible()
})
