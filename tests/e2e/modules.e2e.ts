import { devices, expectNoSidewaysScroll } from '../support/devices.ts'
import { expect, expectAccessible, newPerson, test } from '../support/e2e.ts'
import { seedModule, testedKinds } from '../support/kinds.ts'

for (const kind of testedKinds) {
  const { slug, title, api, optionField } = kind
  test.describe(title, () => {
    test('a module is made, filled, renamed and unmade', async ({ page, person }) => {
      await page.goto('/modules')
      await page.getByRole('link', { name: `New: ${title}` }).click()
      await expect(page).toHaveURL(`/modules/${slug}/new`)
      await expect(page.getByRole('heading', { level: 1, name: 'New module' })).toBeFocused()
      await page.getByLabel('Name').fill('Mornings')
      await page.getByRole('button', { name: 'Save' }).click()

      await expect(page).toHaveURL(new RegExp(`/modules/${slug}/\\d+$`))
      await expect(page.getByRole('heading', { level: 1, name: 'Mornings' })).toBeFocused()
      await expect(page).toHaveTitle('Mornings · Daymark')
      await expect(page.getByText('No options')).toBeVisible()
      await expect(page.getByText('No widgets')).toBeVisible()
      const module = page.url()

      await page.getByRole('link', { name: 'New: Options' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'New option' })).toBeFocused()
      await page.getByLabel('Name').fill('First')
      await page.getByRole('textbox', { name: optionField }).fill('Some words')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(module)

      await page.getByRole('link', { name: 'New: Widgets' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'New widget' })).toBeFocused()
      await page.getByLabel('Name').fill('On top')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(module)

      for (const [name, newName] of [
        ['First', 'Second'],
        ['On top', 'Below'],
      ] as const) {
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
        await page.getByLabel('Name').fill(newName)
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page).toHaveURL(module)
        await page.getByRole('link', { name: newName, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: newName })).toBeFocused()
        await page.getByRole('button', { name: 'Delete' }).click()
        const dialog = page.getByRole('alertdialog', { name: newName })
        await expect(dialog).toContainText(`Are you sure you want to delete ${newName}?`)
        await dialog.getByRole('button', { name: 'Delete' }).click()
        await expect(page).toHaveURL(module)
        await expect(page.getByRole('link', { name: newName, exact: true })).toHaveCount(0)
      }

      await page.getByLabel('Name').fill('Evenings')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/modules')
      await page.getByRole('main').getByRole('link', { name: 'Evenings' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Evenings' })).toBeFocused()
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Evenings' })
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL('/modules')
      await expect(page.getByRole('link', { name: 'Evenings' })).toHaveCount(0)
      expect(person.id).toBeGreaterThan(0)
    })

    for (const [device, viewport] of Object.entries(devices)) {
      test(`shows every page accessibly on a ${device}`, async ({ backend, page, person }) => {
        test.slow()
        await page.setViewportSize(viewport)
        const { id, options, widgets } = await seedModule(backend, person.email, kind, {
          name: 'Mornings',
          options: ['First'],
          widgets: ['On top'],
        })
        const pages = [
          ['/modules', 'Modules'],
          [`/modules/${slug}/new`, 'New module'],
          [`/modules/${slug}/${id}`, 'Mornings'],
          [`/modules/${slug}/${id}/options/new`, 'New option'],
          [`/modules/${slug}/${id}/options/${options[0]}`, 'First'],
          [`/modules/${slug}/${id}/widgets/new`, 'New widget'],
          [`/modules/${slug}/${id}/widgets/${widgets[0]}`, 'On top'],
        ] as const
        for (const [path, heading] of pages) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expect(page).toHaveTitle(`${heading} · Daymark`)
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
        }
      })
    }

    test('speaks Dutch', async ({ backend, context, page, person }) => {
      await context.addCookies([{ name: 'django_language', value: 'nl', url: backend.origin }])
      const { id, options } = await seedModule(backend, person.email, kind, {
        name: 'Ochtend',
        options: ['A'],
      })
      await page.goto('/modules')
      await expect(page.getByRole('heading', { name: kindTitle(slug) })).toBeVisible()
      await page.goto(`/modules/${slug}/${id}`)
      await expect(page.getByText('Geen widgets')).toBeVisible()
      await page.goto(`/modules/${slug}/${id}/options/${options[0]}`)
      await page.getByLabel('Naam').fill('')
      await page.getByRole('button', { name: 'Opslaan' }).click()
      await expect(page.getByText('Dit veld is verplicht')).toBeVisible()
      await page.getByRole('button', { name: 'Verwijderen' }).click()
      await expect(page.getByRole('alertdialog')).toContainText(
        'Weet je zeker dat je A wilt verwijderen?',
      )
    })

    test('does not show what is not there, is gone, or belongs to somebody else', async ({
      backend,
      page,
      person,
    }) => {
      const own = await seedModule(backend, person.email, kind, {
        name: 'Mine',
        options: ['A'],
        widgets: ['W'],
      })
      const other = await seedModule(backend, person.email, kind, { name: 'Other', options: ['B'] })
      const stranger = await newPerson(backend)
      const foreign = await seedModule(backend, stranger.email, kind, {
        name: 'Theirs',
        options: ['C'],
        widgets: ['X'],
      })
      const missing = [
        `/modules/${slug}/${foreign.id}`,
        `/modules/${slug}/${foreign.id}/options/new`,
        `/modules/${slug}/${own.id}/options/${foreign.options[0]}`,
        `/modules/${slug}/${own.id}/options/${other.options[0]}`,
        `/modules/${slug}/${own.id}/widgets/${foreign.widgets[0]}`,
        `/modules/${slug}/999999`,
        `/modules/${slug}/${own.id}/options/999999`,
        `/modules/${slug}/one`,
        `/modules/${slug}/-1`,
        '/modules/nothing/new',
        `/modules/nothing/${own.id}`,
      ]
      for (const path of missing) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: 'Not found' }), path).toBeVisible()
      }
    })

    test('says in the dialog that a deletion failed, and deletes at the next try', async ({
      backend,
      page,
      person,
    }) => {
      const { id } = await seedModule(backend, person.email, kind, { name: 'Mornings' })
      await page.goto(`/modules/${slug}/${id}`)
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Mornings' })
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()

      await backend.setFault({ method: 'DELETE', path: api.modules, status: 500 })
      await page.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Something went wrong...')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expect(page).toHaveURL('/modules')
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
        await expect(tab.getByRole('alertdialog')).toBeVisible()
      }
      for (const tab of [otherTab, page]) {
        await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
        await expect(tab).toHaveURL(`/modules/${slug}/${id}`)
        await expect(tab.getByText('No options')).toBeVisible()
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
      await expect(page.getByText('No options')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/modules')
    })
  })
}

function kindTitle(slug: string): string {
  return testedKinds.find((kind) => kind.slug === slug)?.titleInDutch ?? ''
}

test('the overview shows inspiration first, and the menu lists the own modules', async ({
  backend,
  page,
  person,
}) => {
  await page.goto('/modules')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Inspiration', 'Daily to-dos'])
  const menu = page.getByRole('banner').getByRole('button', { name: 'Modules' })
  await menu.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Module 1', 'Module 2', 'Module 3'])
  await expect(page.getByRole('menuitem', { name: 'Module 1' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await backend.seed(person.email, {
    dailyTodos: [{ name: 'Mornings' }],
    inspiration: [{ name: 'Stoics' }],
  })
  await page.reload()
  await menu.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Mornings', 'Stoics'])
  await page.getByRole('menuitem', { name: 'Stoics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stoics' })).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Mornings' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Mornings')
})

test('a failing overview says so and recovers', async ({ backend, page, person }) => {
  await backend.seed(person.email, { inspiration: [{ name: 'Stoics' }] })
  await backend.setFault({
    method: 'GET',
    path: '/api/v1/inspiration-modules/',
    status: 500,
    times: 9,
  })
  await page.goto('/modules')
  await expect(page.getByRole('heading', { name: 'Something went wrong...' })).toBeVisible()
  await expectAccessible(page)
  await backend.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Stoics' })).toBeVisible()
})
