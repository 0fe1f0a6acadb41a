import { Buffer } from 'node:buffer'
import { expect, test } from '../../support/e2e.ts'
import { heading, press, tabTo, type } from '../../support/browser/keyboard.ts'
import { testedKinds } from '../../support/kinds.ts'

const [kind] = testedKinds as [(typeof testedKinds)[number]]

test('a module with an option and a widget is made and unmade by keyboard alone', async ({
  page,
  person: _person,
}) => {
  test.slow()
  const { title, called, optionField } = kind
  const main = page.getByRole('main')
  const name = page.getByRole('textbox', { name: 'Name' })
  const places = main.getByRole('button', { name: /^Places on the dashboard/ })
  await page.goto('/modules')
  await press(page, main.getByRole('link', { name: `New: ${title}`, exact: true }))
  await expect(name).toBeFocused()
  await type(page, name, 'Mornings')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mornings')).toBeFocused()

  await press(page, main.getByRole('link', { name: /^Add / }))
  await expect(heading(page, `New ${called.option}`)).toBeFocused()
  await type(page, name, 'First')
  await type(page, page.getByRole('textbox', { name: optionField.label }), optionField.typed)
  await press(page, page.getByRole('button', { name: 'Save' }))
  await expect(heading(page, 'Mornings')).toBeFocused()

  await press(page, places)
  await press(page, main.getByRole('link', { name: 'Show on the dashboard' }))
  await expect(name).toBeFocused()
  await type(page, name, 'On top')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Mornings')).toBeFocused()

  for (const part of ['First', 'On top']) {
    if (part === 'On top') await press(page, places)
    await press(page, main.getByRole('link', { name: part }))
    await expect(heading(page, part)).toBeFocused()
    await type(page, name, `${part} renamed`)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Mornings')).toBeFocused()
    if (part === 'On top') await press(page, places)
    await press(page, main.getByRole('link', { name: `${part} renamed` }))
    await expect(heading(page, `${part} renamed`)).toBeFocused()
    await press(page, main.getByRole('button', { name: 'Delete' }))
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, dialog.getByRole('button', { name: 'Delete' }))
    await expect(heading(page, 'Mornings')).toBeFocused()
  }

  await press(page, main.getByRole('button', { name: 'Delete' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(heading(page, 'Settings')).toBeFocused()
  await expect(main.getByRole('link', { name: 'Mornings' })).toHaveCount(0)
})

test('pages of a table are turned by keyboard, and a thought and an image are made by keyboard alone', async ({
  backend,
  page,
  person,
}) => {
  const inspiration = Array.from({ length: 11 }, (_, index) => ({ name: `Module ${index + 1}` }))
  await backend.seed(person.email, { inspiration })
  await page.goto('/modules')
  const main = page.getByRole('main')
  const name = page.getByRole('textbox', { name: 'Name' })
  const newOption = main.getByRole('link', { name: 'Add a thought' })

  await test.step('the focus stays when the page is turned', async () => {
    const second = page.getByRole('button', { name: 'Page 2' })
    await press(page, second)
    await expect(
      page.getByRole('table', { name: 'Lists of thoughts' }).getByRole('link'),
    ).toHaveCount(1)
    await expect(second).toBeFocused()
  })

  await test.step('a thought is made', async () => {
    await press(page, page.getByRole('table', { name: 'Lists of thoughts' }).getByRole('link'))
    await press(page, newOption)
    await expect(heading(page, 'New thought')).toBeFocused()
    await type(page, name, 'Begin')
    await type(page, page.getByRole('textbox', { name: 'Text' }), 'With little')
    await press(page, page.getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('row', { name: 'Begin' })).toContainText('Text')
  })

  await test.step('an image is made', async () => {
    await press(page, newOption)
    await expect(heading(page, 'New thought')).toBeFocused()
    await type(page, name, 'Sunrise')
    await tabTo(page, page.getByRole('radio', { name: 'Text' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Image' })).toBeChecked()
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name: /^Image Choose/ }))
    const data =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const buffer = Buffer.from(data, 'base64')
    await (await chooser).setFiles({ name: 'sunrise.png', mimeType: 'image/png', buffer })
    await expect(page.getByText('sunrise.png')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Save' }))
    await expect(page.getByRole('row', { name: 'Sunrise' })).toContainText('Image')
  })
})
