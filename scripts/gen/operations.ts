import { readFileSync, writeFileSync } from 'node:fs'
import { type ApiDocument, operationsOf } from '../../openapi/document.ts'

/** Writes `operations.ts`: the method, path and zod schemas of each operation, for the backend's router and the checks. */
export function generateOperations(document: ApiDocument, folder: string): void {
  const modules = ['content', 'account'].map((name) => ({
    name,
    source: readFileSync(`${folder}/${name}.zod.ts`, 'utf8'),
  }))
  const entries = operationsOf(document).map(({ method, path, operation }) => {
    const prefix = operation.operationId.replace(/^./, (letter) => letter.toUpperCase())
    const part = (suffix: string) => {
      const declaration = `export const ${prefix}${suffix} `
      const module = modules.find(({ source }) => source.includes(declaration))
      return module ? `${module.name}.${prefix}${suffix}` : 'null'
    }
    const responses = Object.entries(operation.responses).map(([status, response]) => {
      const name = response.$ref?.split('/').at(-1)
      const content = (name ? document.components['responses']?.[name] : response)?.content
      const schema = content && 'application/json' in content ? part(`${status}Response`) : 'null'
      return `      ${status}: ${schema},\n`
    })
    return [
      `  ${operation.operationId}: {\n`,
      `    method: '${method.toUpperCase()}',\n`,
      `    path: '${path}',\n`,
      `    params: ${part('Params')},\n`,
      `    query: ${part('QueryParams')},\n`,
      `    body: ${'application/json' in (operation.requestBody?.content ?? {}) ? part('Body') : 'null'},\n`,
      `    responses: {\n${responses.join('')}    },\n`,
      `  },\n`,
    ].join('')
  })
  writeFileSync(
    `${folder}/operations.ts`,
    `import * as account from './account.zod.ts'\nimport * as content from './content.zod.ts'\n\nexport const apiOperations = {\n${entries.join('')}} as const\n`,
  )
}
