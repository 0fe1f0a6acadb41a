import { writeFileSync } from 'node:fs'
import type { ApiDocument } from '../../openapi/document.ts'

/** Writes `constants.ts`: what the description says in `x-` members, because JSON Schema has no word for it. */
export function generateConstants(document: ApiDocument, folder: string): void {
  const images = document['x-images']
  if (!images) throw new Error('The description has no x-images')
  const codeLength = document.components['schemas']?.['MailedCode']?.['x-characters']
  if (!codeLength) throw new Error('MailedCode has no x-characters')
  writeFileSync(
    `${folder}/constants.ts`,
    `/** The types of image that may be uploaded, with the names that people know them by. */
export const imageTypes = ${JSON.stringify(images.types, null, 2)} as const

/** The largest image, in bytes. */
export const maximumImageBytes = ${images.maximumBytes}

/** The largest image, in pixels. */
export const maximumImagePixels = ${images.maximumPixels}

/** How many characters a mailed code has. */
export const mailedCodeLength = ${codeLength}
`,
  )
}
