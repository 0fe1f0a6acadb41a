import { openTodos, todos } from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { listen } from '../../support/browser/spoken.ts'

test('what the sidebar, an Undo and a log-out have done is spoken', async ({
  backend,
  page,
  person,
}) => {
  const names = Array.from({ length: 30 }, (_, index) => `Walk ${index + 1}`)
  await backend.seed(person.email, todos('Home', ['Dishes']))
  await openTodos({ backend, page, person }, ['Read', ...names])
  await expect(
    page.getByRole('navigation', { name: 'Sidebar' }).getByRole('button', { name: 'Account menu' }),
  ).toBeVisible()

  await test.step('Ctrl + B says what it has done, and its button says so itself', async () => {
    const said = await listen(page)
    await page.keyboard.press('Control+b')
    await expect.poll(said).toEqual(['status: The sidebar is open'])
    await page.keyboard.press('Control+b')
    await expect
      .poll(said)
      .toEqual(['status: The sidebar is open', 'status: The sidebar is closed'])
    await page.getByRole('button', { name: 'Open the sidebar' }).click()
    await expect(page.getByRole('button', { name: 'Close the sidebar' })).toBeVisible()
    expect(await said()).toHaveLength(2)
  })

  await page.keyboard.press('Control+k')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await test.step('the keys of the field scroll what is found', async () => {
    await search.fill('Walk')
    await expect(page.getByRole('menuitem', { name: 'Walk 30' })).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('End')
    await page.keyboard.press('PageDown')
    await expect(page.getByRole('menuitem', { name: 'Walk 30' })).toBeInViewport({ ratio: 1 })
    await expect(search).toBeInViewport({ ratio: 1 })
    await expect(search).toBeFocused()
    await search.fill('')
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
  })

  const said = await listen(page)
  await test.step('the Undo of a deleted card, and that it is back', async () => {
    await page.getByRole('button', { name: 'Home: more actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(said).toContain('status: Home deleted. Undo puts it back on the dashboard.')
    await page.keyboard.press('F6')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(said).toContain('status: Home is back')
  })
  await test.step('the log-out', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of/ })
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
    await expect.poll(said).toContain('status: You are logged out')
  })
})
