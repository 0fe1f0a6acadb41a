import type { Page } from '@playwright/test'
import type { BackendProcess } from '../../support/servers/backendProcess.ts'
import { expect, test } from '../../support/e2e.ts'
import { openNameForm, unfoldPlaces } from '../../support/pages/modulePage.ts'
import { testedKinds } from '../../support/kinds.ts'

/** Saves the open form without a name, with one that the server refuses, and again; the message names what is saved. */
async function saveAfterRefusals(
  { backend, page }: { backend: BackendProcess; page: Page },
  name: string,
  request: { method: 'POST' | 'PUT' | 'PATCH'; path: string },
): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Name' })
  const save = page.getByRole('button', { name: 'Save' })
  await field.fill('  ')
  await save.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/This field is required/)

  await field.fill(name)
  await expect(field).not.toHaveAccessibleDescription(/required/)
  const errors = [{ code: 'max_length', attr: 'name', detail: 'English only.' }]
  const body = { type: 'validation_error', errors }
  await backend.setFault({ ...request, status: 400, body })
  await save.click()
  await expect(field).toHaveAccessibleDescription(/This is too long/)
  await expect(field).toBeFocused()

  await save.click()
  await expect(page.getByRole('alertdialog', { name: `${name} saved` })).toBeVisible()
}

for (const { slug, title, called, optionField, empty, api } of testedKinds) {
  test(`${title}: a module is made, filled, renamed and unmade, and each form says what it refuses and what it saved`, async ({
    backend,
    page,
    person: _person,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const fill = saveAfterRefusals.bind(undefined, { backend, page })
    await page.goto('/modules')
    await page.getByRole('link', { name: `New: ${title}`, exact: true }).click()
    await expect(page).toHaveURL(`/modules/${slug}/new`)
    await expect(heading).toHaveText(`New ${called.module}`)
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.getByText('Show it on the dashboard').click()
    await fill('Mornings', { method: 'POST', path: api.modules })
    await expect(page).toHaveURL(new RegExp(`/modules/${slug}/\\d+$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Mornings' })).toBeFocused()
    await expect(page).toHaveTitle('Mornings · Daymark')
    await expect(page.getByText(empty.options.english, { exact: true })).toBeVisible()
    await unfoldPlaces(page)
    await expect(page.getByText(empty.widgets.english, { exact: true })).toBeVisible()
    const module = page.url()

    await test.step('an option is made', async () => {
      await page.getByRole('link', { name: /^Add / }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: `New ${called.option}` }),
      ).toBeFocused()
      await page.getByRole('textbox', { name: optionField.label }).fill(optionField.typed)
      await fill('First', { method: 'POST', path: api.options })
      await expect(page).toHaveURL(module)
    })

    await test.step('a card is made', async () => {
      await unfoldPlaces(page)
      await page.getByRole('link', { name: 'Show on the dashboard' }).click()
      await expect(heading).toHaveText('Show on the dashboard')
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await fill('On top', { method: 'POST', path: api.widgets })
      await expect(page).toHaveURL(module)
    })

    for (const [name, newName, path] of [
      ['First', 'Second', api.options],
      ['On top', 'Below', api.widgets],
    ] as const) {
      await test.step(`${name} is renamed and deleted`, async () => {
        if (path === api.widgets) await unfoldPlaces(page)
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
        // The backend changes single members of a to-do.
        const isTodo = path === '/api/v1/daily-todo-options/'
        await fill(newName, { method: isTodo ? 'PATCH' : 'PUT', path })
        await expect(page).toHaveURL(module)
        if (path === api.widgets) await unfoldPlaces(page)
        await page.getByRole('link', { name: newName, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: newName })).toBeFocused()
        await page.getByRole('button', { name: 'Delete' }).click()
        const dialog = page.getByRole('alertdialog', { name: newName, exact: true })
        await expect(dialog).toContainText(`Are you sure you want to delete ${newName}?`)
        await dialog.getByRole('button', { name: 'Delete' }).click()
        await expect(page).toHaveURL(module)
        await expect(page.getByRole('link', { name: newName, exact: true })).toHaveCount(0)
      })
    }

    await test.step('the module is renamed and deleted', async () => {
      await expect(heading).toHaveText('Mornings')
      await openNameForm(page, 'Mornings')
      await fill('Evenings', { method: 'PUT', path: api.modules })
      await expect(page).toHaveURL('/modules')
      await page.getByRole('main').getByRole('link', { name: 'Evenings' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Evenings' })).toBeFocused()
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Evenings', exact: true })
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL('/modules')
      await expect(page.getByRole('link', { name: 'Evenings' })).toHaveCount(0)
    })
  })
}
