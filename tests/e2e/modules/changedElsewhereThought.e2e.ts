import { expect } from '../../support/e2e.ts'
import { openNameForm, unfoldPlaces } from '../../support/pages/modulePage.ts'
import { message, save, stays, test } from '../../support/pages/otherDevice.ts'

test('a thought, a list and its place on the dashboard keep what another device changed', async ({
  backend,
  other,
  page,
  person,
}) => {
  await backend.seed(person.email, {
    inspiration: [
      {
        name: 'Quotes',
        widgets: ['On top'],
        options: [
          { name: 'Sea', text: 'Be still' },
          { name: 'Sky', text: 'Look up' },
        ],
      },
    ],
  })
  await page.goto('/modules')
  await page.getByRole('main').getByRole('link', { name: 'Quotes' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  const conflict = (other: string) => new RegExp(`renamed it to “${other}” in the meantime`)

  await test.step('the form of a thought sends the name that was changed in it', async () => {
    await page.getByRole('link', { name: 'Sea', exact: true }).click()
    // The page before has a field of the same name.
    await expect(name).toHaveValue('Sea')
    await name.fill('Ocean')
    await other.change('inspiration-options', 'Sea', { text: 'Be calm' })
    await save(page)
    await expect(message(page, 'Ocean saved')).toContainText(stays)
    expect(await other.stored('inspiration-options', 'Ocean')).toMatchObject({
      text: 'Be calm',
    })
  })
  await test.step('a text that both changed stays, and the second one is still in the field', async () => {
    await page.getByRole('link', { name: 'Sky', exact: true }).click()
    await page.getByRole('textbox', { name: 'Text' }).fill('Look down')
    await other.change('inspiration-options', 'Sky', { text: 'Look around' })
    await save(page)
    await expect(page.getByText(/Another device changed it to “Look around”/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Look down')
    await save(page)
    await expect(message(page, 'Sky saved')).toBeVisible()
    expect(await other.stored('inspiration-options', 'Sky')).toMatchObject({
      text: 'Look down',
    })
  })
  await test.step('a name in the table leaves the text', async () => {
    await page.getByRole('button', { name: 'Rename Ocean' }).click()
    await other.change('inspiration-options', 'Ocean', { text: 'Be' })
    await page.keyboard.type('Water')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Water' })).toBeVisible()
    expect(await other.stored('inspiration-options', 'Water')).toMatchObject({ text: 'Be' })
  })
  for (const { what, list, from, open } of [
    {
      what: 'a place on the dashboard',
      list: 'inspiration-widgets',
      from: 'On top',
      open: async () => {
        await unfoldPlaces(page)
        await page.getByRole('link', { name: 'On top', exact: true }).click()
      },
    },
    {
      what: 'a list',
      list: 'inspiration-modules',
      from: 'Quotes',
      open: () => openNameForm(page, 'Quotes'),
    },
  ]) {
    await test.step(`of two names of ${what} the first stays until the second person has seen it`, async () => {
      await open()
      await expect(name).toHaveValue(from)
      await name.fill(`${from} here`)
      await other.change(list, from, { name: `${from} there` })
      await save(page)
      await expect(name).toHaveAccessibleDescription(conflict(`${from} there`))
      await expect(name).toHaveValue(`${from} here`)
      await other.stored(list, `${from} there`)
      await save(page)
      await expect(message(page, `${from} here saved`)).toBeVisible()
      await other.stored(list, `${from} here`)
    })
  }
})
