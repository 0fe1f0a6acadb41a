import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { seedModule, testedKinds } from '../../support/kinds.ts'

// The question before a deletion is the same for each kind.
const [kind] = testedKinds as [(typeof testedKinds)[number]]
const { slug, api } = kind

test('what is deleted is gone, here and in another tab, and a failure is said in the dialog', async ({
  backend,
  page,
  person,
}) => {
  const contents = { name: 'Mine', options: ['A', 'B'] }
  const { id, options } = await seedModule(backend, person.email, kind, contents)
  await page.goto('/modules')

  await test.step('nothing leads back to the form of what was deleted', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Mine' }).click()
    await page.getByRole('link', { name: 'A', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'A' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(`/modules/${slug}/${id}`)
    await expect(page.getByRole('link', { name: 'B', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'A', exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/modules')
  })

  await test.step('what was deleted in another tab counts as deleted', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Mine' }).click()
    await page.getByRole('link', { name: 'B', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'B' })).toBeVisible()
    const otherTab = await page.context().newPage()
    await otherTab.goto(`/modules/${slug}/${id}/options/${options[1]}`)
    const question = (tab: Page) => tab.getByRole('alertdialog', { name: 'B', exact: true })
    for (const tab of [page, otherTab]) {
      await tab.getByRole('button', { name: 'Delete' }).click()
      await expect(question(tab)).toBeVisible()
    }
    for (const tab of [otherTab, page]) {
      await question(tab).getByRole('button', { name: 'Delete' }).click()
      await expect(tab).toHaveURL(`/modules/${slug}/${id}`)
      await expect(tab.getByText(kind.empty.options.english, { exact: true })).toBeVisible()
    }
    await otherTab.close()
  })

  const dialog = page.getByRole('alertdialog', { name: 'Mine', exact: true })
  await test.step('a person who does not want to delete is back where they were', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
  })

  await test.step('the dialog says why a deletion failed, and deletes at the next try', async () => {
    await backend.setFault({ method: 'DELETE', path: api.modules, status: 500 })
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong...')
    await expectAccessible(page)
    // The app waits only for a server that is busy for some seconds.
    const headers = { 'Retry-After': '600' }
    await backend.setFault({ method: 'DELETE', path: api.modules, status: 429, headers })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/^Too many attempts/)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/modules')
    const again = page.getByText('You can create it again, without its contents.')
    await expect(again.first()).toBeVisible()
  })
})
