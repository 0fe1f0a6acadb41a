// Generates packages/api/src/generated from the descriptions in openapi/, and the templates of Django's e-mails from the
// texts in packages/backend/src/mail. Usage: npm run gen
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
// orval prints why it has failed, and resolves.
const isMissing = (name: string) => !existsSync(`${folder}/${name}`)
if (
  ['content.ts', 'content.zod.ts', 'account/account.schemas.ts', 'account.zod.ts'].some(isMissing)
) {
  console.error(
    'A description is wrong: the line with 🛑 says why. Correct it, and run npm run gen again.\n' +
      'Until then packages/api/src/generated is incomplete. `git checkout` brings it back.',
  )
  process.exit(1)
}
// `paths` for the transport, and `operations` for the backend.
const types = await openapiTypeScript({ ...descriptions }, { defaultNonNullable: false })
writeFileSync(`${folder}/types.ts`, astToString(types))
generateOperations(descriptions, folder)
generateConstants(descriptions, folder)
generateMails(
  fileURLToPath(new URL('../packages/django/accounts/templates/account/email', import.meta.url)),
)
