import { expect, newPerson, setLanguage, test } from '../../support/e2e.ts'
import { unfoldPlaces } from '../../support/pages/modulePage.ts'
import { seedModule, testedKinds } from '../../support/kinds.ts'

// The frame of each page is the same for each kind.
const [kind] = testedKinds as [(typeof testedKinds)[number]]
const { slug, title, called } = kind

test('every page says what it is, and what is no page of the person is not found', async ({
  backend,
  page,
  person,
}) => {
  await seedModule(backend, person.email, kind, {
    name: 'Mornings',
    options: ['First'],
    widgets: ['On top'],
  })
  const main = page.getByRole('main')
  const wayBack = page.getByRole('navigation', { name: 'Way back' }).getByRole('link')
  const expectPage = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(`${name} · Daymark`)
  }
  const follow = async (link: string, name: string, back: string) => {
    await main.getByRole('link', { name: link, exact: true }).last().click()
    await expectPage(name)
    await expect(wayBack).toHaveText(back)
  }
  const expectQuietButton = async (name: string) => {
    await expect(main.locator('a:visible, button:visible').last()).toHaveText(name)
    const remove = main.getByRole('button', { name, exact: true })
    await expect(remove).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }

  const expectApartFromSave = async (name: string) => {
    const save = await main.getByRole('button', { name: 'Save' }).boundingBox()
    const field = await main.getByRole('textbox', { name: 'Name' }).boundingBox()
    expect(save?.x).toBe(field?.x)
    const remove = main.getByRole('button', { name, exact: true })
    const { y = 0 } = (await remove.boundingBox()) ?? {}
    expect(y).toBeGreaterThan((save?.y ?? 0) + 2 * (save?.height ?? 0))
  }

  await test.step('every page says what it is, and one of what can be deleted ends with a quiet button', async () => {
    await page.goto('/modules')
    await expectPage('Settings')
    await follow(`New: ${title}`, `New ${called.module}`, 'Lists')
    await page.goBack()
    await follow('Mornings', 'Mornings', 'Lists')
    await expectQuietButton(`Delete this ${called.module}…`)
    await follow(`Add a ${called.option}`, `New ${called.option}`, 'Mornings')
    await page.goBack()
    await follow('First', 'First', 'Mornings')
    await expectQuietButton(`Delete this ${called.option}…`)
    await expectApartFromSave(`Delete this ${called.option}…`)
    await page.goBack()
    await unfoldPlaces(page)
    await follow('Show on the dashboard', 'Show on the dashboard', 'Mornings')
    await page.goBack()
    await unfoldPlaces(page)
    await follow('On top', 'On top', 'Mornings')
    await expectQuietButton('Delete from the dashboard…')
    await expectApartFromSave('Delete from the dashboard…')
  })

  await test.step('what is not there, is gone, or belongs to another person is not found', async () => {
    const own = await seedModule(backend, person.email, kind, { name: 'Mine' })
    const other = await seedModule(backend, person.email, kind, { name: 'Other', options: ['B'] })
    const stranger = await newPerson(backend)
    const foreign = await seedModule(backend, stranger.email, kind, {
      name: 'Theirs',
      options: ['C'],
      widgets: ['X'],
    })
    for (const path of [
      `/modules/${slug}/${foreign.id}`,
      `/modules/${slug}/${foreign.id}/options/new`,
      `/modules/${slug}/${own.id}/options/${foreign.options[0]}`,
      `/modules/${slug}/${own.id}/options/${other.options[0]}`,
      `/modules/${slug}/${own.id}/widgets/${foreign.widgets[0]}`,
      `/modules/${slug}/999999`,
      `/modules/${slug}/${own.id}/options/999999`,
      `/modules/${slug}/one`,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Not found' }), path).toBeVisible()
      await expect(page).toHaveURL(path)
    }
  })
})

test('the pages of each kind speak Dutch', async ({ backend, context, page, person }) => {
  await setLanguage(context, backend, 'nl')
  const main = page.getByRole('main')
  const name = page.getByRole('textbox', { name: 'Naam' })
  await page.goto('/modules')
  for (const { titleInDutch, empty } of testedKinds) {
    await expect(page.getByRole('heading', { name: titleInDutch, exact: true })).toBeVisible()
    await expect(page.getByText(empty.modules.dutch, { exact: true })).toBeVisible()
  }
  for (const one of testedKinds) {
    const list = one.titleInDutch
    await test.step(list, async () => {
      const { id } = await seedModule(backend, person.email, one, { name: list, options: ['A'] })
      await page.goto(`/modules/${one.slug}/${id}`)
      await page.getByRole('button', { name: /^Plaatsen op het dashboard/ }).click()
      await expect(page.getByText(one.empty.widgets.dutch, { exact: true })).toBeVisible()
      await main.getByRole('link', { name: 'A', exact: true }).click()
      await expect(name).toHaveValue('A')
      await name.fill('')
      await page.getByRole('button', { name: 'Opslaan' }).click()
      await expect(page.getByText('Dit veld is verplicht')).toBeVisible()
      await name.fill('B')
      await page.getByRole('button', { name: 'Opslaan' }).click()
      await expect(page.getByRole('alertdialog', { name: 'B is opgeslagen' })).toBeVisible()
      await main.getByRole('link', { name: 'B', exact: true }).click()
      await expect(name).toHaveValue('B')
      await page.getByRole('button', { name: 'Verwijderen' }).click()
      await expect(page.getByRole('alertdialog', { name: 'B', exact: true })).toContainText(
        'Weet je zeker dat je B wilt verwijderen?',
      )
    })
  }
})
