import type { OpenApiDocument } from 'orval'

const isSchema = (node: object) =>
  ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'const', 'in'].some((key) => key in node)

/**
 * Leaves out what would only make the schemas larger: descriptions, which zod registers at run time, and responses
 * without JSON, which nothing checks. Marks texts that are trimmed with a format, which `patchSchemas` looks for. Throws for
 * a trimmed text with a format or a pattern of its own.
 */
export function forZod(document: OpenApiDocument): OpenApiDocument {
  const shared = document.components?.responses ?? {}
  const contentOf = ({ $ref, content = {} }: { $ref?: string; content?: object }) => {
    const response = shared[$ref?.split('/').at(-1) ?? '']
    return (response && 'content' in response && response.content) || content
  }
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
      if (key === 'responses' && value !== shared) {
        const json = Object.entries(value).filter(
          ([, response]) => 'application/json' in contentOf(response as object),
        )
        return Object.fromEntries(json)
      }
      if (!isSchema(value)) return value
      const { description, ...rest } = value as { description?: unknown }
      const schema = typeof description === 'string' ? rest : value
      const complete = 'not' in schema ? withoutExcluded(schema) : schema
      return 'x-trimmed' in complete ? trimmed(complete) : complete
    }),
  ) as OpenApiDocument
}

/** orval can write one format. Without this error the schema would lose its own, and take `javascript:…` for an address. */
function trimmed(schema: object): object {
  for (const keyword of ['format', 'pattern']) {
    if (keyword in schema)
      throw new Error(`x-trimmed and ${keyword} exclude each other: ${JSON.stringify(schema)}`)
  }
  return { ...schema, format: 'trimmed', pattern: '^' }
}

/** orval ignores `not`. A member that `not: { required: [name] }` excludes becomes one that has no valid value. */
function withoutExcluded(schema: { not?: unknown; properties?: object }): object {
  const { not, properties, ...rest } = schema
  const { required, ...others } = not as { required?: string[] }
  if (required?.length !== 1 || Object.keys(others).length > 0)
    throw new Error(`only a member can be excluded: ${JSON.stringify(schema)}`)
  return { ...rest, properties: { ...properties, [required[0] ?? '']: { enum: [] } } }
}
