import { writeFileSync } from 'node:fs'
import openapiTypeScript, { astToString } from 'openapi-typescript'
import type { ApiDocument } from '../../openapi/document.ts'

/** Writes `types.ts`: `paths` for the transport and `operations` for the backend. */
export async function generateTypes(document: ApiDocument, folder: string): Promise<void> {
  const nodes = await openapiTypeScript({ ...document }, { defaultNonNullable: false })
  writeFileSync(`${folder}/types.ts`, astToString(nodes))
}
