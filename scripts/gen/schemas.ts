import { readFileSync, writeFileSync } from 'node:fs'
import { generate } from 'orval'
import { type ApiDocument, operationsOf } from './document.ts'

/**
 * Writes `zod.ts`: one zod schema for each component (`…Schema`) and for each part of an operation
 * (`…Params`, `…QueryParams`, `…Body`, `…<status>Response`). Texts in a path or a query become numbers
 * where the description says so.
 */
export async function generateZod(document: ApiDocument, folder: string): Promise<void> {
  const target = `${folder}/zod.ts`
  await generate({
    input: { target: document as never },
    output: {
      client: 'zod',
      mode: 'single',
      target,
      override: {
        header: false,
        components: { schemas: { suffix: 'Schema' } },
        zod: {
          variant: 'mini',
          version: 4,
          generateReusableSchemas: true,
          generateEachHttpStatus: true,
          generateDiscriminatedUnion: true,
          coerce: { query: ['number'], param: ['number'] },
        },
      },
    },
  })
  // openapi-typescript makes the types; a second set of the same would only confuse.
  // Descriptions would have to be registered at run time, which costs size and says nothing to anybody.
  const source = readFileSync(target, 'utf8')
    .replace(/^export type .*\n/gm, '')
    .replace(/\.check\(\/\*#__PURE__\*\/ zod\.describe\('(?:[^'\\]|\\.)*'\)\)/g, '')
  writeFileSync(target, collapseBlankLines(source))
}

/** Writes `operations.ts`: what a router, a test or an answer check has to know of each operation. */
export function generateOperations(document: ApiDocument, folder: string): void {
  const zod = readFileSync(`${folder}/zod.ts`, 'utf8')
  const entries = operationsOf(document).map(({ method, path, operation }) => {
    const prefix = operation.operationId.replace(/^./, (letter) => letter.toUpperCase())
    const part = (suffix: string) =>
      zod.includes(`export const ${prefix}${suffix} `) ? `zod.${prefix}${suffix}` : 'null'
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
    `import * as zod from './zod.ts'\n\nexport const apiOperations = {\n${entries.join('')}} as const\n`,
  )
}

export const collapseBlankLines = (source: string) =>
  source.replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n')
