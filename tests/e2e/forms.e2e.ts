import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { seedModule, testedKinds } from '../support/kinds.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

for (const kind of testedKinds) {
  const { slug, title, api, optionField } = kind
  test.describe(title, () => {
    for (const [what, path] of [
      ['a new module', () => `/modules/${slug}/new`],
      ['a module', ({ id }) => `/modules/${slug}/${id}`],
      ['a new option', ({ id }) => `/modules/${slug}/${id}/options/new`],
      ['an option', ({ id, options }) => `/modules/${slug}/${id}/options/${options[0]}`],
      ['a new widget', ({ id }) => `/modules/${slug}/${id}/widgets/new`],
      ['a widget', ({ id, widgets }) => `/modules/${slug}/${id}/widgets/${widgets[0]}`],
    ] as [string, (module: Awaited<ReturnType<typeof seedModule>>) => string][]) {
      const isNew = what.includes('new')
      const isOption = what.includes('option')
      const resource = isOption ? api.options : what.includes('widget') ? api.widgets : api.modules

      test(`${what}: every refusal has a reason, and saving continues afterwards`, async ({
        backend,
        page,
        person,
      }) => {
        const module = await seedModule(backend, person.email, kind, {
          name: 'Mornings',
          options: ['First'],
          widgets: ['On top'],
        })
        await page.goto(path(module))
        const name = page.getByRole('textbox', { name: 'Name' })

        await name.fill('  ')
        await save(page)
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription(/This field is required/)
        await name.fill('x'.repeat(51))
        await expect(name).toHaveAccessibleDescription(/Use at most 50 characters/)
        await name.fill('A good name')
        await expect(name).not.toHaveAccessibleDescription(/characters/)
        if (isOption)
          await page.getByRole('textbox', { name: optionField.label }).fill(optionField.typed)

        const refuse = (errors: unknown) =>
          backend.setFault({
            path: resource,
            method: isNew ? 'POST' : 'PUT',
            status: 400,
            body: errors,
          })
        await refuse(contentErrors({ code: 'max_length', attr: 'name' }))
        await save(page)
        await expect(name).toBeFocused()
        await expect(name).toHaveAccessibleDescription(/This is too long/)

        await refuse({ status: 400, errors: [{ code: 'invalid', param: 'name', message: 'No.' }] })
        await save(page)
        await expect(name).toHaveAccessibleDescription(/Invalid value/)

        await refuse(contentErrors({ code: 'never_heard_of', attr: 'name' }))
        await save(page)
        await expect(name).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert')).toContainText('Check the highlighted field')

        await refuse(contentErrors({ code: 'does_not_exist', attr: 'colour' }))
        await save(page)
        await expect(page.getByRole('alert')).toContainText('has been deleted')

        await refuse('<h1>Bad gateway</h1>')
        await save(page)
        await expect(page.getByRole('alert')).toContainText('Something went wrong...')
        await expectAccessible(page)

        await save(page)
        await expect(page).not.toHaveURL(path(module))
      })
    }

    test('a double press saves once', async ({ backend, page, person }) => {
      const { id } = await seedModule(backend, person.email, kind, { name: 'Mornings' })
      await page.goto(`/modules/${slug}/${id}/widgets/new`)
      await page.getByLabel('Name').fill('Twice')
      await backend.setFault({ method: 'POST', path: api.widgets, delayMs: 500 })
      await page.getByRole('button', { name: 'Save' }).dblclick()
      await expect(page).toHaveURL(`/modules/${slug}/${id}`)
      await expect(
        page.getByRole('table', { name: 'Cards on the dashboard' }).getByRole('link'),
      ).toHaveCount(1)
    })
  })
}

function contentErrors(...errors: { code: string; attr: string }[]) {
  return {
    type: 'validation_error',
    errors: errors.map((error) => ({ ...error, detail: 'English only.' })),
  }
}
