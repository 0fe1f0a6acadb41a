import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Response {
  $ref?: string
  content?: Record<string, unknown>
}

interface Operation {
  operationId: string
  tags: string[]
  /** The optional part that it belongs to. */
  'x-feature'?: string
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, Response>
}

interface Component {
  content?: Record<string, unknown>
  maxLength?: number
  /** Exactly so many characters, once what does not count is taken away. */
  'x-characters'?: number
}

/** One OpenAPI document, as far as the generators look into it. */
export interface ApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, Component>>
  'x-images'?: { types: Record<string, string>; maximumBytes: number; maximumPixels: number }
}

export interface OperationEntry {
  method: string
  path: string
  operation: Operation
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Reads one description from the folder `openapi/`. */
export function readDocument(name: 'content' | 'allauth'): ApiDocument {
  const file = new URL(`./${name}.yaml`, import.meta.url)
  return parse(readFileSync(file, 'utf8')) as ApiDocument
}

/**
 * Both descriptions as one, so that every name in the generated code has one meaning.
 * Throws when a path or a component is described twice.
 */
export function mergeDocuments(documents: ApiDocument[]): ApiDocument {
  const [first, ...rest] = documents.map((document) => structuredClone(document))
  if (!first) throw new Error('There is nothing to merge')
  for (const document of rest) {
    assignNew(first.paths, document.paths, 'path')
    for (const [kind, components] of Object.entries(document.components)) {
      assignNew((first.components[kind] ??= {}), components, kind)
    }
  }
  return { ...first, info: { title: 'Daymark', version: first.info.version } }
}

function assignNew(target: Record<string, unknown>, source: Record<string, unknown>, what: string) {
  for (const [name, value] of Object.entries(source)) {
    if (name in target) throw new Error(`Described twice: ${what} ${name}`)
    target[name] = value
  }
}

/** Every operation in the order of the description. */
export function operationsOf(document: ApiDocument): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({ method, path, operation: item[method] as Operation })),
  )
}
