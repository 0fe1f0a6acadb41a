// Generates packages/api/src/generated from the descriptions in openapi/.
// Usage: npm run gen [-- <folder>]
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateClient } from './gen/client.ts'
import { generateConstants } from './gen/constants.ts'
import { writeKinds } from './gen/kinds.ts'
import { mergeDocuments, readDocument } from './gen/document.ts'
import { generateOperations, generateZod } from './gen/schemas.ts'
import { generateTypes } from './gen/types.ts'

const folder =
  process.argv[2] ?? fileURLToPath(new URL('../packages/api/src/generated', import.meta.url))

// A run into another folder only compares, and leaves the description alone.
if (process.argv[2] === undefined) await writeKinds()
const content = readDocument('content')
const allauth = readDocument('allauth')
const everything = mergeDocuments([content, allauth])

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await generateTypes(everything, folder)
await generateZod(everything, folder)
generateOperations(everything, folder)
generateConstants(everything, folder)
generateClient(content, `${folder}/content.ts`, { byStatus: false })
generateClient(allauth, `${folder}/account.ts`, { byStatus: true })
