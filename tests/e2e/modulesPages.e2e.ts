import { expect, newPerson, setLanguage, test } from '../support/e2e.ts'
import { seedModule, testedKinds } from '../support/kinds.ts'

for (const kind of testedKinds) {
  const { slug, title, titleInDutch, called } = kind
  test.describe(title, () => {
    test('every page says what it is, in its heading, its title and its trail', async ({
      backend,
      page,
      person,
    }) => {
      const { id, options, widgets } = await seedModule(backend, person.email, kind, {
        name: 'Mornings',
        options: ['First'],
        widgets: ['On top'],
      })
      for (const [path, heading] of [
        ['/modules', 'Settings'],
        [`/modules/${slug}/new`, `New ${called.module}`],
        [`/modules/${slug}/${id}`, 'Mornings'],
        [`/modules/${slug}/${id}/options/new`, `New ${called.option}`],
        [`/modules/${slug}/${id}/options/${options[0]}`, 'First'],
        [`/modules/${slug}/${id}/widgets/new`, 'New card'],
        [`/modules/${slug}/${id}/widgets/${widgets[0]}`, 'On top'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page).toHaveTitle(`${heading} · Daymark`)
        const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
        if (path !== '/modules') await expect(trail.last()).toHaveText(heading)
      }
    })

    test('Save is at the left, and at the end of the page a quiet button that deletes', async ({
      backend,
      page,
      person,
    }) => {
      const { id, options, widgets } = await seedModule(backend, person.email, kind, {
        name: 'Mornings',
        options: ['First'],
        widgets: ['On top'],
      })
      const main = page.getByRole('main')
      for (const [path, name] of [
        ['', `Delete this ${called.module}…`],
        [`/options/${options[0]}`, `Delete this ${called.option}…`],
        [`/widgets/${widgets[0]}`, 'Delete this card…'],
      ] as const) {
        await page.goto(`/modules/${slug}/${id}${path}`)
        const save = await main.getByRole('button', { name: 'Save' }).boundingBox()
        const field = await main.getByRole('textbox', { name: 'Name' }).boundingBox()
        expect(save?.x).toBe(field?.x)
        const remove = main.getByRole('button', { name, exact: true })
        await expect(main.locator('a:visible, button:visible').last()).toHaveText(name)
        const { y = 0 } = (await remove.boundingBox()) ?? {}
        expect(y).toBeGreaterThan((save?.y ?? 0) + 2 * (save?.height ?? 0))
        const ground = await remove.evaluate((button) => getComputedStyle(button).backgroundColor)
        expect(ground).toBe('rgba(0, 0, 0, 0)')
      }
    })

    test('speaks Dutch', async ({ backend, context, page, person }) => {
      await setLanguage(context, backend, 'nl')
      const { id, options } = await seedModule(backend, person.email, kind, {
        name: 'Ochtend',
        options: ['A'],
      })
      await page.goto('/modules')
      await expect(page.getByRole('heading', { name: titleInDutch })).toBeVisible()
      for (const { kind: name, empty } of testedKinds) {
        const isEmpty = name !== kind.kind
        const text = page.getByText(empty.modules.dutch, { exact: true })
        await expect(text).toHaveCount(isEmpty ? 1 : 0)
      }
      await page.goto(`/modules/${slug}/${id}`)
      await expect(page.getByText(kind.empty.widgets.dutch, { exact: true })).toBeVisible()
      await page.goto(`/modules/${slug}/${id}/options/${options[0]}`)
      await page.getByLabel('Naam').fill('')
      await page.getByRole('button', { name: 'Opslaan' }).click()
      await expect(page.getByText('Dit veld is verplicht')).toBeVisible()
      await page.getByRole('button', { name: 'Verwijderen' }).click()
      await expect(page.getByRole('alertdialog')).toContainText(
        'Weet je zeker dat je A wilt verwijderen?',
      )
    })

    test('does not show what is not there, is gone, or belongs to another person', async ({
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
      ]
      for (const path of missing) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: 'Not found' }), path).toBeVisible()
        await expect(page).toHaveURL(path)
      }
    })
  })
}
