import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { Document, isMap, parse, visit } from 'yaml'
import * as z from 'zod'
import { kindPaths, kindSchemas } from './kindDescription.ts'

/** What an object of a kind is called, and what is its own. */
const resource = {
  /** The last part of its path. */
  path: z.string(),
  /** In the singular, as operations and schemas call it. */
  noun: z.string(),
  /** In the singular, in a sentence. */
  words: z.string(),
}
const members = z.record(z.string(), z.unknown())
/** The modules, or the widgets: a name is all that a client sends, besides the module. */
const named = z.strictObject({ ...resource, example: z.strictObject({ name: z.string() }) })

/** One file of `openapi/kinds/`: what a kind of module has of its own. */
const KindDescriptionSchema = z.strictObject({
  module: named,
  option: z.strictObject({
    ...resource,
    /** What a client sends, without the module. */
    example: members,
    /** How the list is ordered after the module, as "then by name". */
    order: z.string(),
    /** What is said about creating and changing one, if anything. */
    creating: z.optional(z.string()),
    changing: z.optional(z.string()),
    /** The members that an answer has besides id, module and name. */
    reads: members,
    /** Those that a body has besides module and name, and which of them must be there. */
    takes: members,
    required: z.array(z.string()),
    /** The members that the example gets from the server, besides id and module. */
    answer: z.optional(members),
  }),
  widget: named,
  /** Everything that no other kind has, as OpenAPI: further operations and their schemas. */
  tags: z.optional(z.array(z.strictObject({ name: z.string() }))),
  paths: z.optional(z.record(z.string(), members)),
  schemas: z.optional(members),
})

export type KindDescription = z.infer<typeof KindDescriptionSchema>

const folder = new URL('../../openapi/', import.meta.url)

function readKinds(): Record<string, KindDescription> {
  const files = readdirSync(new URL('kinds/', folder)).toSorted()
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(new URL(`kinds/${file}`, folder), 'utf8')
      const { data, error } = KindDescriptionSchema.safeParse(parse(text))
      if (error) throw new Error(`openapi/kinds/${file}: ${z.prettifyError(error)}`)
      return [file.replace('.yaml', ''), data]
    }),
  )
}

/** Resolves with the text of `openapi/content.yaml`, every kind written out. */
export async function contentWithKinds(): Promise<string> {
  const file = new URL('content.yaml', folder)
  const kinds = readKinds()
  const tags = Object.values(kinds).flatMap(({ module, option, widget, tags = [] }) => [
    ...[module, option, widget].map(({ path }) => ({ name: path })),
    ...tags,
  ])
  let text = readFileSync(file, 'utf8')
  text = withRegion(text, 'tags', tags)
  text = withRegion(text, 'paths', kindPaths(kinds))
  text = withRegion(text, 'schemas', kindSchemas(kinds))
  return format(text, { ...(await resolveConfig(file)), parser: 'yaml' })
}

/** Writes every kind of `openapi/kinds/` into `openapi/content.yaml`, which stays a plain OpenAPI file. */
export async function writeKinds(): Promise<void> {
  writeFileSync(new URL('content.yaml', folder), await contentWithKinds())
}

/** Replaces what stands between the two comments of a region. */
function withRegion(text: string, name: string, content: unknown): string {
  const region = new RegExp(`^( *)# Kinds: ${name}[^\\n]*\\n[^]*?^ *# End of kinds\\n`, 'm')
  const [whole, indent] = region.exec(text) ?? []
  if (whole === undefined || indent === undefined) {
    throw new Error(`openapi/content.yaml has no region for ${name} of kinds`)
  }
  const lines = yamlOf(content).trimEnd().split('\n')
  const head = whole.slice(0, whole.indexOf('\n') + 1)
  const body = lines.map((line) => (line === '' ? line : indent + line)).join('\n')
  return text.replace(whole, () => `${head}${body}\n${indent}# End of kinds\n`)
}

function yamlOf(content: unknown): string {
  const document = new Document(content, { aliasDuplicateObjects: false })
  visit(document, {
    Collection(_, node) {
      const isEntry = isMap(node) && node.items.some(({ key }) => String(key).startsWith('/'))
      if (!isEntry && JSON.stringify(node.toJSON()).length < 80) node.flow = true
    },
  })
  return document.toString({ lineWidth: 0 })
}
