/** The parts of OpenAPI 3.0 and 3.1 that the comparison reads. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  nullable?: boolean
  const?: unknown
  enum?: unknown[]
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

type Content = Record<string, { schema?: Schema }>
interface Parameter {
  $ref?: string
  name: string
  in: string
}
export interface Operation {
  parameters?: Parameter[]
  requestBody?: { $ref?: string; content?: Content }
  responses?: Record<string, { $ref?: string; content?: Content }>
}
export interface Document {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The operations of a document by `METHOD /path`; the names of path parameters do not matter. */
export function operationsOf(document: Document): Map<string, Operation> {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): [string, Operation] => [
        `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`,
        {
          ...item[method],
          parameters: [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])],
        },
      ]),
  )
  return new Map(operations)
}

/** Follows a reference inside the document, if it is one. */
export function resolve<T extends { $ref?: string }>(document: Document, value: T): T {
  if (!value.$ref) return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document)
  return resolve(document, found as T)
}

/** The schema of a body in JSON, if there is one. */
export function jsonSchema(
  document: Document,
  body: { $ref?: string; content?: Content } | undefined,
): Schema | undefined {
  const content = body && resolve(document, body).content
  return content?.['application/json']?.schema
}
