import type { RunningBackend, SeedContent } from '@daymark/backend'
import type { ContentParams, ContentValues } from '../../states.ts'
import type { Browser } from './browser.ts'

const day = '2026-01-15'

/** The smallest PNG there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Gives an account what the state "a person with content" says; the newest module is the last one. */
export function seed(
  backend: RunningBackend,
  email: string,
  params: ContentParams,
): Omit<ContentValues, 'uploadId'> {
  const { kind, modules = 1 } = params
  const latest = backend.test.seed(email, contentOf(params, modules))[kind].at(-1)
  return {
    moduleId: latest?.id ?? 0,
    optionId: latest?.options[0] ?? 0,
    widgetId: latest?.widgets[0] ?? 0,
    itemId: latest?.items[0] ?? 0,
  }
}

function contentOf(params: ContentParams, modules: number): SeedContent {
  const { kind, options = 0, widgets = 0, item } = params
  const times = (amount: number) => Array.from({ length: amount }, (_, i) => i)
  const made = times(modules).map((number) => {
    const filled = number === modules - 1
    return {
      name: `Module ${number}`,
      widgets: times(filled ? widgets : 0).map((i) => `Widget ${i}`),
      options: times(filled ? options : 0).map((i) => ({
        name: `Option ${i}`,
        text: 'Be kind',
        ...(item && i === 0 && { days: [day], items: { [day]: 'todo' as const } }),
      })),
    }
  })
  return { [kind]: made }
}

type Ticket = { id: number; fileUploadURL: string }

/** Asks for a ticket. */
export const askForUpload = (browser: Browser): Promise<Ticket> =>
  browser.call(201, 'POST', '/api/v1/file-uploads/', { fileName: 'cat.png' })

/** Uploads an image and answers its id. */
export async function uploadImage(browser: Browser): Promise<number> {
  const { id, fileUploadURL } = await askForUpload(browser)
  await browser.call(204, 'PUT', fileUploadURL, new Blob([pixel], { type: 'image/png' }))
  return id
}
