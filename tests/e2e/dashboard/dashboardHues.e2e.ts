import { addLine, openTodos, status, todos, widget } from '../../support/pages/dashboard.ts'
import { chooseOfCard } from '../../support/pages/menus.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'

test('a list gets another colour in its menu, and no list changes its colour when another one is deleted', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Garden', ['Weed']))
  await openTodos({ backend, page, person })
  const signOf = (list: string, todo: string) =>
    widget(page, list)
      .getByRole('radiogroup', { name: todo })
      .getByRole('radio', { name: 'Done' })
      .locator('span')
      .first()
      .evaluate((sign) => getComputedStyle(sign).borderColor)
  const [garden, health] = [await signOf('Garden', 'Weed'), await signOf('Health', 'Walk')]
  expect(garden).not.toBe(health)
  await test.step('by the keyboard, with the present one checked', async () => {
    await chooseOfCard(page, 'Health', 'Colour…')
    const colours = page.getByRole('radiogroup', { name: 'Colour of the list' })
    await expect(colours.getByRole('radio')).toHaveCount(6)
    await expectAccessible(page)
    const present = await colours.getByRole('radio', { checked: true }).getAttribute('value')
    await colours.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(colours.getByRole('radio', { checked: true })).not.toHaveValue(present ?? '')
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => signOf('Health', 'Walk')).not.toBe(health)
  })
  const chosen = await signOf('Health', 'Walk')
  await test.step('a new list gets one that no other list has', async () => {
    await page.getByRole('main').getByRole('button', { name: 'New list', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('Work')
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    )
    await page.keyboard.press('Enter')
    expect(await (await sent).json()).toMatchObject({ hues: expect.any(Object) })
    await expect(addLine(page, 'Work')).toBeFocused()
    await page.keyboard.type('Plan')
    await page.keyboard.press('Enter')
    await expect(status(page, 'Plan', 'Todo')).toBeChecked()
    expect(new Set([chosen, garden, await signOf('Work', 'Plan')]).size).toBe(3)
  })
  await test.step('or the one that is chosen with its name', async () => {
    await page.getByRole('main').getByRole('button', { name: 'New list', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'New list' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('Sailing')
    const colours = dialog.getByRole('radiogroup', { name: 'Colour' })
    await expect(colours.getByRole('radio', { checked: true })).toHaveCount(1)
    await colours.getByRole('radio', { name: 'Pink' }).check({ force: true })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(addLine(page, 'Sailing')).toBeFocused()
    await chooseOfCard(page, 'Sailing', 'Colour…')
    await expect(page.getByRole('radio', { name: 'Pink' })).toBeChecked()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
  })
  await test.step('each stays, also when an older list is deleted', async () => {
    const work = await signOf('Work', 'Plan')
    await chooseOfCard(page, 'Garden', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(widget(page, 'Garden')).toHaveCount(0)
    await page.reload()
    await expect(status(page, 'Plan', 'Todo')).toBeChecked()
    expect(await signOf('Health', 'Walk')).toBe(chosen)
    expect(await signOf('Work', 'Plan')).toBe(work)
  })
})
