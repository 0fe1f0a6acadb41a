import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from '@scalar/openapi-parser'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, operationsOf, readDocument } from '../../scripts/gen/document.ts'
import { contentWithKinds } from '../../scripts/gen/kinds.ts'

const root = join(import.meta.dirname, '../..')
const committed = join(root, 'packages/api/src/generated')
const documents = { content: readDocument('content'), allauth: readDocument('allauth') }
const names = ['content', 'allauth'] as const

const read = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

describe('the generated client', () => {
  let fresh = ''
  beforeAll(() => {
    fresh = mkdtempSync(join(tmpdir(), 'daymark-generated-'))
    execFileSync(process.execPath, [join(root, 'scripts/gen.ts'), fresh], { cwd: root })
  }, 60_000)
  afterAll(() => rmSync(fresh, { recursive: true, force: true }))

  test('is what `npm run gen` makes of the descriptions', () => {
    const [now, then] = [read(fresh), read(committed)]
    expect(Object.keys(now)).toEqual(Object.keys(then))
    for (const [file, source] of Object.entries(now)) {
      expect(source === then[file], `${file} is out of date: run \`npm run gen\``).toBe(true)
    }
  })

  test.each([
    ['content', 'content.ts', (id: string) => `export const ${id} = (`],
    ['allauth', 'account.ts', (id: string) => `export const ${id} = (`],
  ] as const)('has a function for each operation of %s', (name, file, declaration) => {
    const source = read(committed)[file] ?? ''
    const called = operationsOf(documents[name]).filter(
      ({ operation }) => !operation.tags.includes('uploads'),
    )
    expect(called.length).toBeGreaterThan(20)
    const missing = called
      .map(({ operation }) => operation.operationId)
      .filter((id) => !source.includes(declaration(id)))
    expect(missing).toEqual([])
  })
})

test('openapi/content.yaml has every kind as `npm run gen` writes it', async () => {
  const written = readFileSync(join(root, 'openapi/content.yaml'), 'utf8')
  expect(written === (await contentWithKinds()), 'run `npm run gen`').toBe(true)
})

describe.each(names)('openapi/%s.yaml', (name) => {
  test('is valid OpenAPI', async () => {
    const { valid, errors } = await validate({ ...structuredClone(documents[name]) })
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('gives examples that fit their schemas', () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false }))
    ajv.addSchema({ $id: 'api', components: documents[name].components })
    const faults = examplesOf(documents[name]).flatMap(({ at, schema, value }) =>
      ajv.validate(absolute(schema) as object, value) ? [] : [`${at}: ${ajv.errorsText()}`],
    )
    expect(faults).toEqual([])
  })

  test('says for each operation how it may fail', () => {
    const harmless = ['getPasskeyLoginOptions']
    const silent = operationsOf(documents[name])
      .filter(({ operation }) => !Object.keys(operation.responses).some((it) => it >= '400'))
      .map(({ operation }) => operation.operationId)
    expect(silent.filter((id) => !harmless.includes(id))).toEqual([])
  })
})

interface Example {
  at: string
  schema: unknown
  value: unknown
}
interface Media {
  schema?: unknown
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** Every example of a media type, wherever it stands in the description. */
function examplesOf(document: ApiDocument): Example[] {
  const found: Example[] = []
  const visit = (node: unknown, at: string) => {
    if (typeof node !== 'object' || node === null) return
    const { schema, example, examples = {} } = node as Media
    const values = Object.values(examples).map(({ value }) => value)
    for (const value of example === undefined ? values : [example]) {
      if (schema) found.push({ at, schema, value })
    }
    for (const [key, child] of Object.entries(node)) visit(child, `${at}/${key}`)
  }
  visit(document, '')
  if (found.length < 20) throw new Error('The examples were not found')
  return found
}

/** References of the description, as references into the schema that ajv knows as `api`. */
const absolute = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'))
