import { kindNamed } from '../../../tests/kinds/index.ts'
import { makeModule, type MadeModule } from '../../../tests/kinds/testedKind.ts'
import type { ContentParams, ContentValues } from '../../states.ts'
import type { Browser } from './browser.ts'

const day = '2026-01-15'

/** The smallest PNG there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Makes by the API what the state "a person with content" says; the newest module is the last one. */
export async function makeContent(
  browser: Browser,
  { kind, modules = 1, options = 0, widgets = 0, item }: ContentParams,
): Promise<Omit<ContentValues, 'uploadId'>> {
  const create = async (path: string, body: object) =>
    (await browser.call<{ id: number }>(201, 'POST', path, body)).id
  const times = (amount: number, what: string) =>
    Array.from({ length: amount }, (_, number) => `${what} ${number}`)
  const names = times(modules, 'Module')
  let made: MadeModule | undefined
  for (const [number, name] of names.entries()) {
    const contents = {
      name,
      options: times(options, 'Option'),
      widgets: times(widgets, 'Widget'),
      ...(item && { itemOn: day }),
    }
    made = await makeModule(kindNamed(kind), number === modules - 1 ? contents : { name }, create)
  }
  return {
    moduleId: made?.id ?? 0,
    optionId: made?.options[0] ?? 0,
    widgetId: made?.widgets[0] ?? 0,
    itemId: made?.items[0] ?? 0,
  }
}

interface Ticket {
  id: number
  fileUploadURL: string
}

/** Asks for a ticket. */
export const askForUpload = (browser: Browser): Promise<Ticket> =>
  browser.call(201, 'POST', '/api/v1/file-uploads/', { fileName: 'cat.png' })

/** Uploads an image and answers its id. */
export async function uploadImage(browser: Browser): Promise<number> {
  const { id, fileUploadURL } = await askForUpload(browser)
  await browser.call(204, 'PUT', fileUploadURL, new Blob([pixel], { type: 'image/png' }))
  return id
}
