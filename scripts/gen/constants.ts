import { writeFileSync } from 'node:fs'
import { type ApiDocument, operationsOf } from '../../openapi/document.ts'

/** Writes `constants.ts`: what the app asks of the description without its schemas, which come with zod. */
export function generateConstants(document: ApiDocument, folder: string): void {
  const images = document['x-images']
  if (!images) throw new Error('The description has no x-images')
  const codeLength = document.components['schemas']?.['MailedCode']?.['x-characters']
  if (!codeLength) throw new Error('MailedCode has no x-characters')
  const nameLength = document.components['schemas']?.['Name']?.maxLength
  if (!nameLength) throw new Error('Name has no maxLength')
  const optional = operationsOf(document).flatMap(({ operation }) => {
    const feature = operation['x-feature']
    return feature === undefined ? [] : [[operation.operationId, feature] as const]
  })
  writeFileSync(
    `${folder}/constants.ts`,
    `/** The types of image that may be uploaded, with the names that people know them by. */
export const imageTypes = ${JSON.stringify(images.types, null, 2)} as const

/** The largest image, in bytes. */
export const maximumImageBytes = ${images.maximumBytes}

/** The largest image, in pixels. */
export const maximumImagePixels = ${images.maximumPixels}

/** How many characters a name may have. */
export const maximumNameLength = ${nameLength}

/** How many characters a mailed code has. */
export const mailedCodeLength = ${codeLength}

/** The optional parts of the API: what the dashboard names as \`features\`. */
export const features = ${JSON.stringify([...featuresIn(document)])} as const

export type Feature = (typeof features)[number]

/** The operations that only exist where the backend has a feature, and which one. */
export const optionalOperations = ${JSON.stringify(Object.fromEntries(optional), null, 2)} as const
`,
  )
}

/** Returns the names that `x-feature` has on operations and on members of schemas, in the order of the description. */
function featuresIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  const { 'x-feature': feature } = node as { 'x-feature'?: unknown }
  if (typeof feature === 'string') found.add(feature)
  for (const child of Object.values(node)) featuresIn(child, found)
  return found
}
