import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { unfoldPlaces } from '../../support/pages/modulePage.ts'
import { seedModule, testedKinds } from '../../support/kinds.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

const contentErrors = (...errors: { code: string; attr: string }[]) => ({
  type: 'validation_error',
  errors: errors.map((error) => ({ ...error, detail: 'English only.' })),
})

// Modules and cards share the form of a name; each kind has a form of its own for its options.
const forms = [
  ...testedKinds.slice(0, 1).map((kind) => ({ kind, parts: 'widgets' as const })),
  ...testedKinds.map((kind) => ({ kind, parts: 'options' as const })),
]

for (const { kind, parts } of forms) {
  // docs/product.md#4-1
  test(`${kind.title}: the form of new ${parts} has a reason for every refusal, counts characters as people do, and saves once`, async ({
    backend,
    page,
    person,
  }) => {
    const { id } = await seedModule(backend, person.email, kind, { name: 'Mornings' })
    await page.goto(`/modules/${kind.slug}/${id}/${parts}/new`)
    const name = page.getByRole('textbox', { name: 'Name' })
    const alert = page.getByRole('alert')
    const path = kind.api[parts]
    const refuse = (body: unknown) => backend.setFault({ path, method: 'POST', status: 400, body })

    await test.step('the form checks the name while it is typed', async () => {
      await name.fill('  ')
      await save(page)
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(/This field is required/)
      await name.fill('🌱'.repeat(51))
      await expect(name).toHaveAccessibleDescription(/Use at most 50 characters/)
      await name.fill('🌱'.repeat(50))
      await expect(name).not.toHaveAccessibleDescription(/characters/)
    })
    if (parts === 'options') {
      await page.getByRole('textbox', { name: kind.optionField.label }).fill(kind.optionField.typed)
    }

    await test.step('a refusal of the name is at the name', async () => {
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
      await expect(alert).toContainText('Check the highlighted field')
    })

    await test.step('any other refusal is at the form', async () => {
      await refuse(contentErrors({ code: 'does_not_exist', attr: 'colour' }))
      await save(page)
      await expect(alert).toContainText('has been deleted')

      await refuse('<h1>Bad gateway</h1>')
      await save(page)
      await expect(alert).toContainText('Something went wrong...')
      await expectAccessible(page)
    })

    await test.step('a double press saves once', async () => {
      await backend.setFault({ method: 'POST', path, delayMs: 500 })
      await page.getByRole('button', { name: 'Save' }).dblclick()
      await expect(page).toHaveURL(`/modules/${kind.slug}/${id}`)
      if (parts === 'widgets') await unfoldPlaces(page)
      const title = parts === 'options' ? kind.called.options : 'On the dashboard'
      const rows = page.getByRole('table', { name: title }).getByRole('rowheader')
      await expect(rows).toHaveText(['🌱'.repeat(50)])
    })
  })
}
