import type { Locator, Page } from '@playwright/test'
import {
  addLine,
  cardNames,
  choice,
  openTodos,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { chooseOfTodo, todoName } from '../../support/pages/menus.ts'
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
    await chooseOfTodo(page, 'Swim', 'Reorder to-dos…')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('row').first()).toBeFocused()
    await dialog.getByRole('button', { name: 'Move Swim up' }).click()
    await expect(dialog.getByRole('row')).toHaveText([/Walk/, /Swim/, /Read/])
    await expect(page.getByText('Swim is now 2 of 3')).toBeAttached()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(todoName(page, 'Swim')).toBeFocused()
    await expect.poll(() => names(page)).toEqual(['Walk', 'Swim', 'Read'])
  })
  await test.step('the order stays, here and in the settings of the list', async () => {
    await page.reload()
    await expect(choice(page, 'Walk')).toBeVisible()
    await expect.poll(() => names(page)).toEqual(['Walk', 'Swim', 'Read'])
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Health' })
      .click()
    await expect(page.getByRole('table', { name: 'To-dos' }).getByRole('rowheader')).toHaveText([
      'Walk',
      'Swim',
      'Read',
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
    await addLine(page).fill('Aardvark')
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
