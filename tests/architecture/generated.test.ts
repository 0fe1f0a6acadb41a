import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { validate } from '@scalar/openapi-parser'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, operationsOf, readDocument } from '../../openapi/document.ts'

const root = join(import.meta.dirname, '../..')
const committed = join(root, 'packages/api/src/generated')
const mailTemplates = 'packages/django/accounts/templates/account/email'
const documents = { content: readDocument('content'), allauth: readDocument('allauth') }
const names = ['content', 'allauth'] as const

/** Every file below a folder with its text. */
const read = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  )

describe('what is generated', () => {
  let copy = ''
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'daymark-generated-'))
    for (const part of [
      'openapi',
      'orval.config.ts',
      'packages/api',
      'packages/backend',
      'package.json',
      'scripts',
      'tsconfig.json',
    ]) {
      cpSync(join(root, part), join(copy, part), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    rmSync(join(copy, 'packages/api/src/generated'), { recursive: true })
    execFileSync(process.execPath, ['scripts/gen.ts'], { cwd: copy })
  }, 180_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(['packages/api/src/generated', mailTemplates])(
    'in %s is what `npm run gen` makes',
    (folder) => {
      const [now, then] = [read(join(copy, folder)), read(join(root, folder))]
      expect(Object.keys(now).toSorted()).toEqual(Object.keys(then).toSorted())
      for (const [file, source] of Object.entries(now)) {
        expect(source === then[file], `${file} is out of date: run \`npm run gen\``).toBe(true)
      }
    },
  )

  test.each(names)('has a request for each operation of %s', (name) => {
    const source = Object.values(read(committed)).join('\n')
    const called = operationsOf(documents[name]).filter(
      ({ operation }) => !operation.tags.includes('uploads'),
    )
    expect(called.length).toBeGreaterThan(20)
    const missing = called
      .map(({ operation }) => operation.operationId)
      .filter((id) => !source.includes(`export const ${id} = (`))
    expect(missing).toEqual([])
  })
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
    const harmless = ['getPasskeyLoginOptions', 'getCsrf']
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
