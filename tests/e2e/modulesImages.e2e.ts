import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/e2e.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const image = { name: 'sun, rise?.png', mimeType: 'image/png', buffer: png }
const limit = 10_485_760

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Image Choose/ }).click()
  await (await chooser).setFiles(file)
  await expect(page.getByText(file.name)).toBeVisible()
}

/** A radio button is pressed on its label, as people do. */
const chooseType = (page: Page, type: 'Text' | 'Image') =>
  page.getByRole('radiogroup', { name: 'Type' }).getByText(type, { exact: true }).click()

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
const chooseButton = (page: Page) => page.getByRole('button', { name: /^Image Choose/ })

async function newImageOption(page: Page, moduleId: number, name = 'Sunrise') {
  await page.goto(`/modules/inspiration/${moduleId}/options/new`)
  await page.getByLabel('Name').fill(name)
  await chooseType(page, 'Image')
}

test('an image is uploaded, shown, kept when renaming, replaced, and gone as a text', async ({
  backend,
  page,
  person,
}) => {
  const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
  const id = seeded.inspiration[0]?.id ?? 0
  await newImageOption(page, id)
  await choose(page, image)
  await save(page)
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
  const row = page
    .getByRole('table', { name: 'Thoughts and images' })
    .getByRole('row', { name: /rise/ })
  await expect(row).toContainText('Image')

  await page.getByRole('link', { name: 'Sunrise' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunrise' })).toBeVisible()
  const preview = page.getByRole('group', { name: 'Image' }).locator('img')
  await expect(preview).toHaveAttribute('src', /\/media\//)
  expect(await preview.evaluate((img: HTMLImageElement) => img.decode().then(() => true))).toBe(
    true,
  )
  await expectAccessible(page)

  await page.getByLabel('Name').fill('Moonrise')
  await save(page)
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
  await page.getByRole('link', { name: 'Moonrise' }).click()
  await expect(preview).toHaveAttribute('src', /\/media\//)
  const former = await preview.getAttribute('src')

  await choose(page, { ...image, name: 'other.png' })
  await save(page)
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
  await page.getByRole('link', { name: 'Moonrise' }).click()
  await expect(preview).toHaveAttribute('src', /\/media\//)
  await expect(preview).not.toHaveAttribute('src', former ?? '')

  await chooseType(page, 'Text')
  await save(page)
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveAccessibleDescription(/This field is required/)
  await expect(text).toBeFocused()
  await text.fill('The moon rises')
  await save(page)
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
  await expect(row).toContainText('Text')
})

test('an image option needs a file, and one that is an image of at most 10 MiB', async ({
  backend,
  page,
  person,
}) => {
  const seeded = await backend.seed(person.email, {
    inspiration: [{ name: 'Sky', options: [{ name: 'Words', text: 'Some' }] }],
  })
  const module = seeded.inspiration[0]
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(`${request.method()} ${request.url()}`)
  })
  await newImageOption(page, module?.id ?? 0)
  await save(page)
  await expect(chooseButton(page)).toBeFocused()
  await expect(chooseButton(page)).toHaveAccessibleDescription(/This field is required/)

  const tooBig = Buffer.alloc(limit + 1)
  png.copy(tooBig)
  await choose(page, { ...image, name: 'big.png', buffer: tooBig })
  await save(page)
  await expect(chooseButton(page)).toHaveAccessibleDescription(/File too large/)
  await expectAccessible(page)

  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') })
  await save(page)
  await expect(chooseButton(page)).toHaveAccessibleDescription(/Choose an image/)
  expect(requests).toEqual([])

  await page.goto(`/modules/inspiration/${module?.id}/options/${module?.options[0]}`)
  await chooseType(page, 'Image')
  await save(page)
  await expect(chooseButton(page)).toHaveAccessibleDescription(/This field is required/)
  expect(requests).toEqual([])
})

test('an image of exactly 10 MiB is accepted', async ({ backend, page, person }) => {
  const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
  const id = seeded.inspiration[0]?.id ?? 0
  const buffer = Buffer.alloc(limit)
  png.copy(buffer)
  await newImageOption(page, id)
  await choose(page, { ...image, name: 'exact.png', buffer })
  await save(page)
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
})

for (const [step, fault] of [
  ['the upload URL', { method: 'POST', path: '/api/v1/file-uploads/' }],
  ['the file', { method: 'PUT', path: '/uploads/' }],
  ['the link between both', { method: 'PATCH', path: '/api/v1/inspiration-options/' }],
] as const) {
  test(`when ${step} fails, the option is there, and saving again finishes it`, async ({
    backend,
    page,
    person,
  }) => {
    const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
    const id = seeded.inspiration[0]?.id ?? 0
    await backend.setFault({ ...fault, status: 500 })
    await newImageOption(page, id)
    await choose(page, image)
    await save(page)
    await expect(page.getByRole('alert')).toContainText(
      'Everything is saved except the image, which could not be uploaded',
    )
    await expectAccessible(page)
    await save(page)
    await expect(page).toHaveURL(`/modules/inspiration/${id}`)
    await expect(
      page.getByRole('table', { name: 'Thoughts and images' }).getByRole('link'),
    ).toHaveCount(1)
    await page.getByRole('link', { name: 'Sunrise' }).click()
    await expect(page.getByRole('group', { name: 'Image' }).locator('img')).toHaveAttribute(
      'src',
      /\/media\//,
    )
  })
}

test('a file that the server does not take says so at the field', async ({
  backend,
  page,
  person,
}) => {
  const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
  const body = { type: 'client_error', errors: [{ code: 'unsupported_media_type', attr: null }] }
  await backend.setFault({ method: 'PUT', path: '/uploads/', status: 415, body })
  await newImageOption(page, seeded.inspiration[0]?.id ?? 0)
  await choose(page, image)
  await save(page)
  await expect(chooseButton(page)).toHaveAccessibleDescription(/Choose an image/)
  await expect(page.getByRole('alert')).toContainText(
    'Everything is saved except the image, which could not be uploaded',
  )
})

test('an upload shows its progress and can be stopped', async ({ backend, page, person }) => {
  const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
  const id = seeded.inspiration[0]?.id ?? 0
  await backend.setFault({ method: 'PUT', path: '/uploads/', delayMs: 60_000 })
  await newImageOption(page, id)
  await choose(page, image)
  await save(page)
  await expect(page.getByRole('progressbar', { name: 'Uploading image…' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop uploading' }).click()
  await expect(page.getByRole('alert')).toContainText('because you stopped the upload')
  await expect(page.getByRole('progressbar', { name: 'Uploading image…' })).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Sky' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click()
  await page.getByRole('link', { name: 'Sunrise' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunrise' })).toBeVisible()
  await choose(page, image)
  await save(page)
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
})
