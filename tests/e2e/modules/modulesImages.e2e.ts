import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { pixel } from '../../support/pages/takeout.ts'
import {
  chooseButton,
  chooseImage,
  chooseType,
  nameImage,
} from '../../support/pages/thoughtForm.ts'

const image = {
  name: 'sun, rise?.png',
  mimeType: 'image/png',
  buffer: Buffer.from(pixel, 'base64'),
}
const inspirationOptions = '/api/v1/inspiration-options/'

async function choose(page: Page, file: typeof image) {
  await chooseImage(page, file)
  await expect(page.getByText(file.name)).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

test('an image is uploaded, shown, kept when renaming, replaced, and gone as a text', async ({
  backend,
  page,
  person,
}) => {
  const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
  const id = seeded.inspiration[0]?.id ?? 0
  await page.goto(`/modules/inspiration/${id}/options/new`)
  await nameImage(page, 'Sunrise')
  await choose(page, image)
  await save(page)
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
  const row = page.getByRole('table', { name: 'Thoughts' }).getByRole('row', { name: /rise/ })
  await expect(row).toContainText('Image')
  const thumbnail = row.locator('img')
  await expect(thumbnail).toHaveAttribute('src', /\/media\//)
  expect(await thumbnail.evaluate((img: HTMLImageElement) => img.decode().then(() => true))).toBe(
    true,
  )
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 36, height: 36 })

  await page.getByRole('link', { name: 'Sunrise' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunrise' })).toBeVisible()
  const preview = page.getByRole('group', { name: 'Image' }).locator('img')
  await expect(preview).toHaveAttribute('src', /\/media\//)
  expect(await preview.evaluate((img: HTMLImageElement) => img.decode().then(() => true))).toBe(
    true,
  )
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'Name' }).fill('Moonrise')
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

test('when a step of an upload fails or is stopped, the option is there, and saving again finishes it', async ({
  backend,
  page,
  person,
}) => {
  const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
  const module = `/modules/inspiration/${seeded.inspiration[0]?.id}`
  const alert = page.getByRole('alert')
  const options = page.getByRole('table', { name: 'Thoughts' }).getByRole('link')
  await page.goto(module)
  const beginNew = async (name: string) => {
    await page.getByRole('link', { name: 'Add a thought' }).click()
    // The page before has a name as well.
    await expect(page.getByRole('heading', { name: 'New thought' })).toBeVisible()
    await nameImage(page, name)
    await choose(page, image)
    await save(page)
  }
  const expectImage = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Image' }).locator('img')).toHaveAttribute(
      'src',
      /\/media\//,
    )
    await page.getByRole('main').getByRole('link', { name: 'Sky' }).click()
  }

  const refusal = { type: 'client_error', errors: [{ code: 'unsupported_media_type', attr: null }] }
  for (const [index, [what, fault]] of (
    [
      ['the upload URL', { method: 'POST', path: '/api/v1/file-uploads/', status: 500 }],
      ['the file', { method: 'PUT', path: '/uploads/', status: 500 }],
      ['the link between both', { method: 'PATCH', path: inspirationOptions, status: 500 }],
      ['the type', { method: 'PUT', path: '/uploads/', status: 415, body: refusal }],
    ] as const
  ).entries()) {
    await test.step(`${what} fails`, async () => {
      await backend.setFault(fault)
      await beginNew(what)
      await expect(alert).toContainText(
        'Everything is saved except the image, which could not be uploaded',
      )
      if (fault.status === 415) {
        await expect(chooseButton(page)).toHaveAccessibleDescription(/Choose an image/)
        await choose(page, image)
      }
      if (index === 0) await expectAccessible(page)
      await save(page)
      await expect(page).toHaveURL(module)
      await expect(options).toHaveCount(index + 1)
      await expectImage(what)
    })
  }

  await test.step('an upload shows its progress and can be stopped', async () => {
    await backend.setFault({ method: 'PUT', path: '/uploads/', delayMs: 60_000 })
    await beginNew('Sunrise')
    const progress = page.getByRole('progressbar', { name: 'Uploading image…' })
    await expect(progress).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop uploading' }).click()
    await expect(alert).toContainText('because you stopped the upload')
    await expect(progress).toHaveCount(0)

    await page.getByRole('main').getByRole('link', { name: 'Sky' }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave without saving' })
      .click()
    await page.getByRole('link', { name: 'Sunrise' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sunrise' })).toBeVisible()
    await choose(page, image)
    await save(page)
    await expect(page).toHaveURL(module)
  })
})
