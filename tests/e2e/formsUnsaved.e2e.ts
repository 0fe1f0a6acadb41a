import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/e2e.ts'
import { seedModule, testedKinds } from '../support/kinds.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

for (const kind of testedKinds) {
  const { slug, title, api } = kind
  test.describe(title, () => {
    test('a half-filled form survives the window coming back to the front', async ({
      backend,
      page,
      person,
    }) => {
      const { id, options } = await seedModule(backend, person.email, kind, {
        name: 'M',
        options: ['First'],
      })
      await page.clock.install()
      await page.goto(`/modules/${slug}/${id}/options/${options[0]}`)
      const name = page.getByLabel('Name')
      await name.fill('Half a na')
      await page.clock.fastForward('05:00')
      await backend.setFault({ method: 'GET', path: api.options, delayMs: 2000 })
      const refetch = page.waitForResponse((response) => response.url().includes(api.options))
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      )
      await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible()
      await refetch
      await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeHidden()
      await expect(name).toHaveValue('Half a na')
      await expect(name).toBeFocused()
    })

    test('leaving a changed form asks, by link, back button and reload', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, {
        name: 'Mornings',
        options: ['First'],
      })
      await page.goto('/modules')
      await page.getByRole('main').getByRole('link', { name: 'Mornings' }).click()
      await page.getByRole('link', { name: 'First' }).click()
      const name = page.getByLabel('Name')
      await expect(name).toHaveValue('First')
      await page.getByRole('main').getByRole('link', { name: 'Mornings' }).click()
      await expect(page).toHaveURL(`/modules/${slug}/${id}`)
      await page.getByRole('link', { name: 'First' }).click()

      await expect(name).toHaveValue('First')
      await name.fill('Changed')
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await page.getByRole('main').getByRole('link', { name: 'Mornings' }).click()
      await expect(question).toBeVisible()
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(name).toHaveValue('Changed')

      await page.goBack()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(name).toHaveValue('Changed')

      const reload = new Promise<string>((resolve) =>
        page.once('dialog', (dialog) => {
          resolve(dialog.type())
          void dialog.dismiss()
        }),
      )
      void page.reload().catch(() => undefined)
      expect(await reload).toBe('beforeunload')
      await expect(name).toHaveValue('Changed')

      await page.goBack()
      await question.getByRole('button', { name: 'Leave without saving' }).click()
      await expect(page).toHaveURL(`/modules/${slug}/${id}`)
      await expect(page.getByRole('link', { name: 'First' })).toBeVisible()
    })

    test('saving and deleting do not ask, also when the way back leads to a saved page', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, {
        name: 'Mornings',
        options: ['First'],
      })
      await page.goto(`/modules/${slug}/${id}`)
      const name = page.getByLabel('Name')
      await page.getByRole('link', { name: 'First' }).click()
      await expect(name).toHaveValue('First')
      await name.fill('Second')
      await save(page)
      await page.getByRole('link', { name: 'Second' }).click()
      await expect(name).toHaveValue('Second')
      await name.fill('Third')
      await page.goBack()
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page
        .getByRole('alertdialog', { name: 'Second' })
        .getByRole('button', { name: 'Delete' })
        .click()
      await expect(page.getByText(kind.empty.options.english, { exact: true })).toBeVisible()
    })
  })
}
