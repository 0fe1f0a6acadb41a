import { status, todos, widget } from '../support/dashboard.ts'
import { expect, expectAccessible, test } from '../support/e2e.ts'

test('the command palette goes to a screen, a module and a widget by keyboard alone', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Health', ['Walk']))
  await backend.seed(person.email, todos('Garden', ['Weed']))
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeVisible()
  const search = page.getByRole('searchbox', {
    name: 'Search pages, lists, cards and to-dos',
  })

  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await expectAccessible(page)
  await search.fill('account')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/my')

  await page.keyboard.press('Control+k')
  await search.fill('Health')
  await page.getByRole('group', { name: 'Lists and collections' }).getByRole('menuitem').click()
  await expect(page).toHaveURL(/\/modules\/daily-todos\/\d+$/)

  await page.keyboard.press('Control+k')
  await search.fill('Garden')
  await page.getByRole('group', { name: 'Cards' }).getByRole('menuitem').click()
  await expect(page).toHaveURL(/\/dashboard#dailyTodos-\d+$/)
  await expect(page.getByRole('listitem').filter({ has: widget(page, 'Garden') })).toBeFocused()
})

test('the palette adds a to-do to the list that is named after a #', async ({
  backend,
  page,
  person,
}) => {
  await backend.seed(person.email, todos('Morning', ['Walk']))
  await backend.seed(person.email, {
    dailyTodos: [
      { name: 'Night', widgets: ['Evening'], options: [{ name: 'Swim', text: 'A mile' }] },
    ],
  })
  await page.goto('/dashboard')
  await expect(status(page, 'Walk', 'Todo')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('Read #even')
  await page.getByRole('group', { name: 'Add a to-do' }).getByRole('menuitem').click()
  await expect(page.getByRole('alertdialog', { name: 'Read added' })).toHaveCount(1)
  await expect(
    widget(page, 'Evening').getByRole('radiogroup', { name: 'Read', exact: true }),
  ).toBeVisible()

  // What could not be added is not lost.
  await backend.setFault({ method: 'POST', path: '/api/v1/daily-todo-options/', status: 500 })
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('Call Ada #night')
  await page.getByRole('group', { name: 'Add a to-do' }).getByRole('menuitem').click()
  const failure = page.getByRole('alertdialog', { name: 'The to-do could not be added' })
  await expect(failure).toContainText('Call Ada')

  // What another app shares with the installed one goes the same way.
  await page.goto('/dashboard?title=Tea&text=Earl+Grey&url=')
  const dialog = page.getByRole('dialog', { name: 'Add to a card' })
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Tea\nEarl Grey')
  await expectAccessible(page)
  await dialog.getByText('Evening', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(
    widget(page, 'Evening').getByRole('radiogroup', { name: 'Tea', exact: true }),
  ).toBeVisible()
})

test('the palette goes to every screen that is not a form of a module', async ({
  page,
  person: _person,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('menuitem')).toHaveText([
    'Dashboard',
    'Settings',
    'My account',
    'Your data',
    'Add an e-mail address',
    'Add a passkey',
    'New list',
    'New collection',
    'Keyboard shortcuts',
    'Log out',
  ])
  await page.getByRole('menuitem', { name: 'Your data' }).click()
  await expect(page).toHaveURL('/account/my/data')
})

test('? shows the shortcuts, not while typing, and can be switched off', async ({
  page,
  person: _person,
}) => {
  await page.goto('/modules/daily-todos/new')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.focus()
  await page.keyboard.type('Why?')
  await expect(name).toHaveValue('Why?')
  await name.fill('')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(list.getByText('Search for anything and go there')).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('checkbox', { name: 'Turn on the ? shortcut' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(list).toBeHidden()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(list).toBeVisible()
})

test('Ctrl + K does not open the palette over a question', async ({ backend, page, person }) => {
  const { dailyTodos } = await backend.seed(person.email, todos('Health', ['Walk']))
  await page.goto(`/modules/daily-todos/${dailyTodos[0]?.id}`)
  // The shortcuts are there once the palette opens.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete this list…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Health', exact: true })
  await expect(question).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 500 },
]) {
  test(`with 30 modules the palette fits a window of ${viewport.width} px, and the chosen entry stays in sight`, async ({
    backend,
    page,
    person,
  }) => {
    await page.setViewportSize(viewport)
    const dailyTodos = Array.from({ length: 30 }, (_, index) => ({ name: `List ${index + 1}` }))
    await backend.seed(person.email, { dailyTodos })
    await page.goto('/account/my')
    await page.getByRole('button', { name: 'Search' }).click()
    const palette = page.getByRole('dialog', { name: 'Go to' })
    await expect(palette.getByRole('menuitem', { name: 'List 30' })).toBeAttached()
    const box = await palette.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    const count = await palette.getByRole('menuitem').count()
    for (let presses = 0; presses < count; presses += 1) {
      await page.keyboard.press('ArrowDown')
      const active = await palette.getByRole('searchbox').getAttribute('aria-activedescendant')
      await expect(page.locator(`[id="${active}"]`)).toBeInViewport({ ratio: 1 })
    }
    await expect(palette.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  })
}
