// Generates packages/api/src/generated from the descriptions in openapi/, and the templates of Django's e-mails from the
// texts in packages/backend/src/mail. Usage: npm run gen
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTypeScript, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import { generateConstants } from './gen/constants.ts'
import { mergeDocuments, readDocument } from '../openapi/document.ts'
import { generateMails } from './gen/mails.ts'
import { generateOperations } from './gen/operations.ts'

const folder = fileURLToPath(new URL('../packages/api/src/generated', import.meta.url))
const descriptions = mergeDocuments([readDocument('content'), readDocument('allauth')])

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await generate(fileURLToPath(new URL('../orval.config.ts', import.meta.url)))
// `paths` for the transport, and `operations` for the backend.
const types = await openapiTypeScript({ ...descriptions }, { defaultNonNullable: false })
writeFileSync(`${folder}/types.ts`, astToString(types))
generateOperations(descriptions, folder)
generateConstants(descriptions, folder)
generateMails(
  fileURLToPath(new URL('../packages/django/accounts/templates/account/email', import.meta.url)),
)
