import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { widget } from '../../support/pages/dashboard.ts'
import {
  chooseButton,
  chooseImage,
  type ImageFile,
  nameImage,
} from '../../support/pages/thoughtForm.ts'

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Returns a black PNG of one bit for each pixel. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** One white pixel as a bitmap of Windows, which browsers show and the server does not take. */
const bitmap = Buffer.from(
  'Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAA////AA==',
  'base64',
)

const limit = 10_485_760
/** A PNG of so many bytes: what comes after its end is ignored. */
const padded = (size: number) => Buffer.concat([png(4, 4)], size)

const bytes = (text: string) => Buffer.from(text, 'latin1')
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4"/></svg>'
const whatIsTaken = /Choose an image of this type: PNG, JPEG, GIF, WebP,? or AVIF/

const neverImages: [string, ImageFile, RegExp][] = [
  [
    'a byte more than 10 MiB',
    { name: 'big.png', mimeType: 'image/png', buffer: padded(limit + 1) },
    /File too large/,
  ],
  ['an empty file', { name: 'a.png', mimeType: 'image/png', buffer: bytes('') }, /file is empty/],
  ['SVG', { name: 'a.svg', mimeType: 'image/svg+xml', buffer: bytes(drawing) }, whatIsTaken],
  [
    'HEIC',
    { name: 'a.heic', mimeType: 'image/heic', buffer: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
    whatIsTaken,
  ],
  [
    'TIFF',
    { name: 'a.tiff', mimeType: 'image/tiff', buffer: bytes('II*\0\x08\0\0\0') },
    whatIsTaken,
  ],
  [
    'TIFF that says it is a PNG',
    { name: 'a.png', mimeType: 'image/png', buffer: bytes('II*\0\x08\0\0\0') },
    whatIsTaken,
  ],
  [
    'a PNG that ends after its first bytes',
    { name: 'a.png', mimeType: 'image/png', buffer: png(4, 4).subarray(0, 20) },
    whatIsTaken,
  ],
  [
    '60 megapixels',
    { name: 'a.png', mimeType: 'image/png', buffer: png(10_000, 6_000) },
    /of 50 megapixels or less/,
  ],
]

/** Drops files, or a text if there are no files, on the field for the image. */
async function drop(page: Page, file?: ImageFile) {
  const data = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer()
      if (file) transfer.items.add(new File([file.text], file.name, { type: file.type }))
      else transfer.setData('text/plain', 'Some words')
      return transfer
    },
    file && { name: file.name, type: file.mimeType, text: file.buffer.toString() },
  )
  const zone = page.getByRole('group', { name: 'Image' }).getByText('or drop or paste one here')
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(type, { dataTransfer: data })
  }
}

test('what is no image of the right type or size is refused as soon as it is chosen or dropped, and nothing is made', async ({
  backend,
  page,
  person,
}) => {
  const seeded = await backend.seed(person.email, { inspiration: [{ name: 'Sky' }] })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await page.goto(`/modules/inspiration/${seeded.inspiration[0]?.id}/options/new`)
  await nameImage(page, 'Sunrise')
  const good = { name: 'sun.png', mimeType: 'image/png', buffer: png(4, 4) }

  await test.step('no file', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(chooseButton(page)).toBeFocused()
    await expect(chooseButton(page)).toHaveAccessibleDescription(/This field is required/)
  })
  for (const [what, file, message] of neverImages) {
    await test.step(what, async () => {
      await chooseImage(page, file)
      await expect(chooseButton(page)).toHaveAccessibleDescription(message)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(chooseButton(page)).toBeFocused()
      await expect(chooseButton(page)).toHaveAccessibleDescription(message)
      await chooseImage(page, good)
      await expect(chooseButton(page)).not.toHaveAccessibleDescription(message)
    })
  }

  await test.step('10 MiB are not too large', async () => {
    await chooseImage(page, { ...good, name: 'exact.png', buffer: padded(limit) })
    await expect(page.getByText('exact.png')).toBeVisible()
    await expect(chooseButton(page)).not.toHaveAccessibleDescription(/File too large/)
  })

  const removeImage = async () => {
    await page.getByRole('group', { name: 'Image' }).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('or drop or paste one here')).toBeVisible()
  }
  await test.step('what is dropped and is no image gets a message, and a file can still be chosen', async () => {
    await removeImage()
    await drop(page)
    await expect(chooseButton(page)).toHaveAccessibleDescription(whatIsTaken)
    await chooseImage(page, good)
    await expect(chooseButton(page)).not.toHaveAccessibleDescription(whatIsTaken)
  })

  await test.step('a dropped file that is not an image gets a message in Dutch as well', async () => {
    await removeImage()
    await drop(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: bytes('Notes') })
    await expect(chooseButton(page)).toHaveAccessibleDescription(whatIsTaken)
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
    await expect(
      page.getByRole('button', { name: /^Afbeelding Afbeelding kiezen/ }),
    ).toHaveAccessibleDescription(/Kies een afbeelding van dit type: PNG, JPEG, GIF, WebP of AVIF/)
  })
  expect(sent).toEqual([])
})

test('what only the browser can show is sent as a JPEG; a small image is shown as large as it is, a large one at most 10 rem high', async ({
  backend,
  page,
  person,
}) => {
  const seeded = await backend.seed(person.email, {
    inspiration: [
      { name: 'Sky', widgets: ['Sky'] },
      ...[40, 800].map((size) => {
        const image = { fileName: 'a.png', data: png(size, size).toString('base64') }
        const name = size === 40 ? 'Small' : 'Large'
        return { name, widgets: [name], options: [{ name, image }] }
      }),
    ],
  })
  const id = seeded.inspiration[0]?.id
  await page.goto(`/modules/inspiration/${id}/options/new`)
  await nameImage(page, 'Sunrise')
  await chooseImage(page, { name: 'sun.bmp', mimeType: 'image/bmp', buffer: bitmap })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(`/modules/inspiration/${id}`)
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  const picture = widget(page, 'Sky').getByRole('img', { name: 'Sunrise' })
  await expect(picture).toHaveAttribute('src', /sun\.jpg$/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined()

  const heightOf = (name: string) =>
    widget(page, name)
      .getByRole('img', { name })
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        return image.getBoundingClientRect().height
      })
  await expect.poll(() => heightOf('Small')).toBe(40)
  await expect.poll(() => heightOf('Large')).toBe(160)
})
