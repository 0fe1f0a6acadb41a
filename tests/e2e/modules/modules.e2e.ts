import type { Locator, Page } from '@playwright/test'
import { heading, press, tabTo, type } from '../../support/browser/keyboard.ts'
import { expect, test } from '../../support/e2e.ts'
import { testedKinds } from '../../support/kinds.ts'
import type { BackendProcess } from '../../support/servers/backendProcess.ts'

/** Saves the open form without a name, with one that the server refuses, and again; the message names what is saved. */
async function saveAfterRefusals(
  { backend, page }: { backend: BackendProcess; page: Page },
  name: string,
  request: { method: 'POST' | 'PUT' | 'PATCH'; path: string },
): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Name' })
  await type(page, field, ' ')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This field is required/)

  await type(page, field, name)
  await expect(field).not.toHaveAccessibleDescription(/required/)
  const errors = [{ code: 'max_length', attr: 'name', detail: 'English only.' }]
  const body = { type: 'validation_error', errors }
  await backend.setFault({ ...request, status: 400, body })
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This is too long/)
  await expect(field).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('alertdialog', { name: `${name} saved` })).toBeVisible()
}

/** Opens the question of a button that deletes, puts it away, opens it again, and agrees. */
async function deleteAfterAll(page: Page, remove: Locator, name: string, warning = '') {
  const dialog = page.getByRole('alertdialog', { name, exact: true })
  await press(page, remove)
  await expect(dialog).toContainText(`Are you sure you want to delete ${name}?`)
  await expect(dialog).toContainText(warning)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Delete' }))
}

for (const { slug, title, called, optionField, deletion, empty, api } of testedKinds) {
  test(`${title}: a module is made, filled, renamed and unmade by keyboard alone, and each form says what it refuses and what it saved`, async ({
    backend,
    page,
    person: _person,
  }) => {
    test.slow()
    const main = page.getByRole('main')
    const fill = saveAfterRefusals.bind(undefined, { backend, page })
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    const link = (name: string | RegExp) => main.getByRole('link', { name, exact: true })
    const unfoldPlaces = () =>
      press(page, main.getByRole('button', { name: /^Places on the dashboard/ }))
    await page.goto('/modules')
    await press(page, link(`New: ${title}`))
    await expect(page).toHaveURL(`/modules/${slug}/new`)
    await expect(heading(page, `New ${called.module}`)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await tabTo(page, page.getByRole('checkbox', { name: 'Show it on the dashboard' }))
    await page.keyboard.press('Space')
    await fill('Mornings', { method: 'POST', path: api.modules })
    await expect(page).toHaveURL(new RegExp(`/modules/${slug}/\\d+$`))
    await expect(heading(page, 'Mornings')).toBeFocused()
    await expect(page).toHaveTitle('Mornings · Daymark')
    await expect(page.getByText(empty.options.english, { exact: true })).toBeVisible()
    await unfoldPlaces()
    await expect(page.getByText(empty.widgets.english, { exact: true })).toBeVisible()

    await test.step('an option is made', async () => {
      await press(page, link(/^Add /))
      await expect(heading(page, `New ${called.option}`)).toBeFocused()
      await type(page, page.getByRole('textbox', { name: optionField.label }), optionField.typed)
      await fill('First', { method: 'POST', path: api.options })
      await expect(heading(page, 'Mornings')).toBeFocused()
    })

    await test.step('a card is made', async () => {
      await unfoldPlaces()
      await press(page, link('Show on the dashboard'))
      await expect(heading(page, 'Show on the dashboard')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await fill('On top', { method: 'POST', path: api.widgets })
      await expect(heading(page, 'Mornings')).toBeFocused()
    })

    for (const { name, newName, path, remove, warning, unfold } of [
      {
        name: 'First',
        newName: 'Second',
        path: api.options,
        remove: `Delete this ${called.option}…`,
        warning: deletion,
        unfold: () => Promise.resolve(),
      },
      {
        name: 'On top',
        newName: 'Below',
        path: api.widgets,
        remove: 'Delete from the dashboard…',
        warning: '',
        unfold: unfoldPlaces,
      },
    ]) {
      await test.step(`${name} is renamed and deleted`, async () => {
        await unfold()
        await press(page, link(name))
        await expect(heading(page, name)).toBeFocused()
        // The backend changes single members of a to-do.
        const isTodo = path === '/api/v1/daily-todo-options/'
        await fill(newName, { method: isTodo ? 'PATCH' : 'PUT', path })
        await expect(heading(page, 'Mornings')).toBeFocused()
        await unfold()
        await press(page, link(newName))
        await expect(heading(page, newName)).toBeFocused()
        await deleteAfterAll(page, button(remove), newName, warning)
        await expect(heading(page, 'Mornings')).toBeFocused()
        await expect(link(newName)).toHaveCount(0)
      })
    }

    await test.step('the module is renamed and deleted', async () => {
      await press(page, main.getByRole('button', { name: 'Rename Mornings' }).first())
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await fill('Evenings', { method: 'PUT', path: api.modules })
      await expect(page).toHaveURL('/modules')
      await press(page, link('Evenings'))
      await expect(heading(page, 'Evenings')).toBeFocused()
      await deleteAfterAll(page, button(`Delete this ${called.module}…`), 'Evenings')
      await expect(heading(page, 'Settings')).toBeFocused()
      await expect(link('Evenings')).toHaveCount(0)
      // The session was confirmed, so the empty list is believed.
      await expect(page.getByText(empty.modules.english, { exact: true })).toBeVisible()
    })
  })
}
