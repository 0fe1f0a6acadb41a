import { writeFileSync } from 'node:fs'
import openapiTypeScript, { astToString } from 'openapi-typescript'
import { type ApiDocument, type OperationEntry, operationsOf } from './document.ts'

/**
 * Writes `types.ts`: the only TypeScript types of the API. Besides what openapi-typescript makes, one
 * alias for the query of each operation that has one.
 */
export async function generateTypes(document: ApiDocument, folder: string): Promise<void> {
  const nodes = await openapiTypeScript(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
    defaultNonNullable: false,
  })
  const aliases = operationsOf(document)
    .filter((entry) => hasQuery(document, entry) && !entry.operation.tags.includes('uploads'))
    .map(({ operation: { operationId: id } }) => {
      const name = id.replace(/^./, (letter) => letter.toUpperCase())
      return `export type ${name}Params = NonNullable<operations['${id}']['parameters']['query']>\n`
    })
  writeFileSync(`${folder}/types.ts`, `${astToString(nodes)}${aliases.join('')}`)
}

function hasQuery(document: ApiDocument, { operation }: OperationEntry): boolean {
  return (operation.parameters ?? []).some(({ $ref, in: place }) => {
    const name = $ref?.split('/').at(-1) ?? ''
    return (place ?? document.components['parameters']?.[name]?.in) === 'query'
  })
}
