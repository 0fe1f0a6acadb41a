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
    input: { target: forSchemas(document) as never },
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
  const source = readFileSync(target, 'utf8')
  // openapi-typescript makes the types, and a second set of the same would only confuse: orval has no option
  // that leaves them out. Texts are measured in characters, and orval has no option for another import.
  const patched = replaceAll(source, /^export type .*\n/gm, '')
  const byCharacters = replaceAll(patched, /'zod\/mini'/g, `'../zodByCharacters.ts'`)
  writeFileSync(target, collapseBlankLines(withTrimming(byCharacters, document)))
}

/** JSON Schema has no word for a text without the white space around it, and so orval has none. */
function withTrimming(source: string, document: ApiDocument): string {
  const trimmed = Object.entries(document.components['schemas'] ?? {}).flatMap(
    ([name, { 'x-trimmed': isTrimmed }]) => (isTrimmed ? [name] : []),
  )
  return trimmed.reduce(
    (text, name) =>
      replaceAll(
        text,
        new RegExp(`(?<=export const ${name}Schema = .*zod\\.string\\(\\))`),
        '.check(/*#__PURE__*/ zod.trim())',
      ),
    source,
  )
}

/** Throws when there is nothing to replace: a patch that orval has made superfluous has to go. */
function replaceAll(source: string, pattern: RegExp, replacement: string): string {
  const replaced = source.replace(pattern, replacement)
  if (replaced === source) throw new Error(`orval no longer writes ${pattern}: remove its patch`)
  return replaced
}

/**
 * The description without what would only make the schemas larger: descriptions, which would have to be
 * registered at run time, and responses without JSON, which nobody checks.
 */
function forSchemas(document: ApiDocument): ApiDocument {
  const copy = withoutDescriptions(document) as ApiDocument
  for (const { operation } of operationsOf(copy)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([, { $ref, content }]) => {
        const name = $ref?.split('/').at(-1) ?? ''
        return (
          'application/json' in (content ?? copy.components['responses']?.[name]?.content ?? {})
        )
      }),
    )
  }
  return copy
}

function withoutDescriptions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutDescriptions)
  if (typeof node !== 'object' || node === null) return node
  const isSchema = ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'const', 'in'].some(
    (key) => key in node,
  )
  const entries = Object.entries(node)
    .filter(([key, value]) => !(isSchema && key === 'description' && typeof value === 'string'))
    .map(([key, value]) => [key, withoutDescriptions(value)])
  return Object.fromEntries(entries) as unknown
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
