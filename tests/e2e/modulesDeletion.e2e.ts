import { expect, expectAccessible, test } from '../support/e2e.ts'
import { seedModule, testedKinds } from '../support/kinds.ts'

for (const kind of testedKinds) {
  const { slug, title, api } = kind
  test.describe(title, () => {
    test('says in the dialog why a deletion failed, and deletes at the next try', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, { name: 'Mornings' })
      await page.goto(`/modules/${slug}/${id}`)
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Mornings', exact: true })
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()

      await backend.setFault({ method: 'DELETE', path: api.modules, status: 500 })
      await page.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Something went wrong...')
      await expectAccessible(page)
      await backend.setFault({ method: 'DELETE', path: api.modules, status: 429 })
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(/^Too many attempts/)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL('/modules')
      const again = page.getByText('You can create it again, without its contents.')
      await expect(again.first()).toBeVisible()
    })

    test('counts what was deleted in another tab as deleted', async ({ backend, page, person }) => {
      const { id, options } = await seedModule(backend, person.email, kind, {
        name: 'Mine',
        options: ['A'],
      })
      const path = `/modules/${slug}/${id}/options/${options[0]}`
      const otherTab = await page.context().newPage()
      for (const tab of [page, otherTab]) {
        await tab.goto(path)
        await tab.getByRole('button', { name: 'Delete' }).click()
        await expect(tab.getByRole('alertdialog')).toContainText(kind.deletion)
      }
      for (const tab of [otherTab, page]) {
        await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
        await expect(tab).toHaveURL(`/modules/${slug}/${id}`)
        await expect(tab.getByText(kind.empty.options.english, { exact: true })).toBeVisible()
      }
      await otherTab.close()
    })

    test('does not lead back to the form of what was deleted', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, { name: 'Mine', options: ['A'] })
      await page.goto('/modules')
      await page.getByRole('main').getByRole('link', { name: 'Mine' }).click()
      await page.getByRole('link', { name: 'A', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'A' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL(`/modules/${slug}/${id}`)
      await expect(page.getByText(kind.empty.options.english, { exact: true })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/modules')
    })
  })
}
