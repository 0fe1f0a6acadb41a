import { writeFileSync } from 'node:fs'
import openapiTypeScript, { astToString } from 'openapi-typescript'
import { hasQuery } from './client.ts'
import { type ApiDocument, operationsOf } from './document.ts'

/**
 * Writes `types.ts`: the only TypeScript types of the API. Besides what openapi-typescript makes, one
 * alias for the query of each operation that has one. Aliases of shared parameters and responses are left out:
 * an operation names them by itself.
 */
export async function generateTypes(document: ApiDocument, folder: string): Promise<void> {
  const nodes = await openapiTypeScript(
    { ...document },
    {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      alphabetize: false,
      defaultNonNullable: false,
    },
  )
  const aliases = operationsOf(document)
    .filter(
      (entry) => hasQuery(document, entry.operation) && !entry.operation.tags.includes('uploads'),
    )
    .map(({ operation: { operationId: id } }) => {
      const name = id.replace(/^./, (letter) => letter.toUpperCase())
      return `export type ${name}Params = NonNullable<operations['${id}']['parameters']['query']>\n`
    })
  const wanted = nodes.filter((node) => !/^(?:webhooks$|Response|Parameter)/.test(nameOf(node)))
  writeFileSync(`${folder}/types.ts`, `${astToString(wanted)}${aliases.join('')}`)
}

type Node = Awaited<ReturnType<typeof openapiTypeScript>>[number]

const nameOf = (node: Node) => (node as { name?: { text?: string } }).name?.text ?? ''
