import type { Locator, Page } from '@playwright/test'
import {
  cardNames,
  choice,
  openTodos,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

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

/** Drags what is named by the handle that appears beside it, to the upper edge of another one. */
async function drag(page: Page, what: Locator, where: Locator) {
  const handle = page.locator('[data-handle]')
  // The handle is loaded when the page is quiet.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await what.hover()
    await expect(handle).toBeVisible({ timeout: 500 })
  }).toPass()
  await handle.hover()
  await page.mouse.down()
  const box = await where.boundingBox()
  if (box === null) throw new Error('There is nothing to drag to')
  await expect(async () => {
    await page.mouse.move(box.x + 8, box.y + 40, { steps: 5 })
    await page.mouse.move(box.x + 4, box.y + 4, { steps: 5 })
    await expect(page.locator('[data-drop-target]')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.mouse.up()
}

test('a to-do is dragged to its place in the card, or moved there with the keyboard or a dialog', async ({
  backend,
  page,
  person,
}) => {
  await openTodos({ backend, page, person }, ['Read', 'Swim', 'Walk'])
  const row = (name: string) =>
    widget(page, 'Health').getByRole('listitem').filter({ hasText: name })
  await test.step('dragged', async () => {
    await drag(page, row('Walk'), row('Swim'))
    await expect.poll(() => names(page)).toEqual(['Read', 'Walk', 'Swim'])
    await expect(page.getByText('Walk is now 2 of 3')).toBeAttached()
    await expectAccessible(page)
  })
  await test.step('moved with the keyboard', async () => {
    await choice(page, 'Walk').getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => names(page)).toEqual(['Read', 'Swim', 'Walk'])
    await expect(page.getByText('Walk is now 3 of 3')).toBeAttached()
    await expect(status(page, 'Walk', 'Todo')).toBeFocused()
    await expect(status(page, 'Walk', 'Todo')).toBeChecked()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => names(page)).toEqual(['Walk', 'Read', 'Swim'])
  })
  await test.step('the menu of a to-do opens a dialog that puts them in order', async () => {
    await page.getByRole('button', { name: 'Swim', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Reorder to-dos…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('row').first()).toBeFocused()

    // With two buttons,
    await dialog.getByRole('button', { name: 'Move Swim up' }).click()
    await expect(dialog.getByRole('row')).toHaveText([/Walk/, /Swim/, /Read/])
    await expect(page.getByText('Swim is now 2 of 3')).toBeAttached()
    // or with the keyboard.
    await dialog.getByRole('row', { name: 'Walk' }).getByRole('button', { name: /drag/i }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/insert/i)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('row')).toHaveText([/Swim/, /Read/, /Walk/])
    // At the top one press too many undoes nothing.
    const up = dialog.getByRole('button', { name: 'Move Read up' })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Read is now 1 of 3')).toBeAttached()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Read is already first')).toBeAttached()
    await expect(up).toBeFocused()
    await expect(dialog.getByRole('row')).toHaveText([/Read/, /Swim/, /Walk/])
    await dialog.getByRole('button', { name: 'Move Read down' }).press('Enter')
    await expect(dialog.getByRole('row')).toHaveText([/Swim/, /Read/, /Walk/])

    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Swim', exact: true })).toBeFocused()
    await expect.poll(() => names(page)).toEqual(['Swim', 'Read', 'Walk'])
  })
  await test.step('the order stays, here and in the settings of the list', async () => {
    await page.reload()
    await expect(choice(page, 'Walk')).toBeVisible()
    await expect.poll(() => names(page)).toEqual(['Swim', 'Read', 'Walk'])
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Health' })
      .click()
    await expect(page.getByRole('table', { name: 'To-dos' }).getByRole('rowheader')).toHaveText([
      'Swim',
      'Read',
      'Walk',
    ])
  })
})

test('to-dos and cards are in the order in which they were made, until the person chooses one', async ({
  backend,
  page,
  person,
}) => {
  const lists = [todos('Health', ['Water', 'Apple', '10', '2']), todos('Garden', ['Weed'])].flatMap(
    ({ dailyTodos = [] }) => dailyTodos,
  )
  const thoughts = ['One', 'Two'].map((name) => ({
    name,
    widgets: [name],
    options: [{ name, text: `Thought ${name}` }],
  }))
  await backend.seed(person.email, { dailyTodos: lists, inspiration: thoughts })
  await page.goto('/dashboard')
  const expectCards = (...expected: readonly string[]) =>
    expect.poll(() => cardNames(page)).toEqual(expected)
  await test.step('without a choice everything is as it was made', async () => {
    await expect.poll(() => names(page)).toEqual(['Water', 'Apple', '10', '2'])
    await widget(page, 'Health').getByRole('textbox', { name: 'Add a to-do' }).fill('Aardvark')
    await page.keyboard.press('Enter')
    await expect.poll(() => names(page)).toEqual(['Water', 'Apple', '10', '2', 'Aardvark'])
    await expectCards('Health', 'Garden', 'One', 'Two')
    await page.getByRole('banner').getByRole('button', { name: 'Modules' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Health', 'Garden', 'One', 'Two'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await test.step('a card is dragged to its place among those of its kind', async () => {
    await drag(
      page,
      page.getByRole('button', { name: 'Garden: more actions' }),
      widget(page, 'Health'),
    )
    await expectCards('Garden', 'Health', 'One', 'Two')
  })
  await test.step('or moved there with the keyboard', async () => {
    await page.getByRole('button', { name: 'Two: more actions' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expectCards('Garden', 'Health', 'Two', 'One')
    await expect(page.getByRole('button', { name: 'Two: more actions' })).toBeFocused()
    await expect(page.getByText('Two is now 1 of 2')).toBeAttached()
  })
  await test.step('the order stays until the person logs out', async () => {
    await page.reload()
    await expectCards('Garden', 'Health', 'Two', 'One')
    await page.goto('/account/logout')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('order')
  })
})

test.describe('without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } })

  test('the menu of a card puts the cards of its kind in order', async ({
    backend,
    page,
    person,
  }) => {
    const lists = ['Mornings', 'Evenings'].flatMap((name) => todos(name, ['Walk']).dailyTodos ?? [])
    await backend.seed(person.email, { dailyTodos: lists })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Mornings: more actions' }).tap()
    await page.getByRole('menuitem', { name: 'Reorder the dashboard…' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Move Evenings up' }).tap()
    await dialog.getByRole('button', { name: 'Done' }).tap()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Evenings', 'Mornings'])
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

  await page.getByRole('button', { name: 'Wise words: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit today’s thought' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Stay calm')
  await page.goBack()
  await page.getByRole('button', { name: 'Wise words: more actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Wise words', exact: true })
  await expect(question).toContainText('Its thoughts stay in Settings')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(widget(page, 'Wise words')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'To-do 1' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
