/** The part of JSON Schema that coercion looks at. */
export interface FieldSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, FieldSchema>
  items?: FieldSchema
  anyOf?: FieldSchema[]
}

/**
 * Reads an input as leniently as Django REST framework does, guided by the description:
 * texts are trimmed, numbers become texts, digits become integers, 2026-3-4 becomes 2026-03-04.
 * What does not fit is left alone for the check that follows. That one reads numbers into "1e1" and "0x1", so a text
 * that is no integer becomes NaN where only an integer may be.
 */
export function coerce(value: unknown, schema: FieldSchema | undefined): unknown {
  if (schema === undefined) return value
  if (schema.properties && isRecord(value)) {
    const { properties } = schema
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, coerce(member, properties[name])]),
    )
  }
  if (schema.items && Array.isArray(value)) return value.map((item) => coerce(item, schema.items))
  if (hasType(schema, 'integer') && typeof value === 'string') {
    if (/^\s*-?\d{1,16}\s*$/.test(value)) return Number(value)
    return schema.type === 'integer' && value !== '' ? NaN : value
  }
  if (hasType(schema, 'string')) return toText(value, schema.format)
  return value
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasType(schema: FieldSchema, type: string): boolean {
  return (
    schema.type === type ||
    (Array.isArray(schema.type) && schema.type.includes(type)) ||
    (schema.anyOf ?? []).some((branch) => hasType(branch, type))
  )
}

function toText(value: unknown, format: string | undefined): unknown {
  if (typeof value === 'number') return format === 'date' ? value : String(value)
  if (typeof value !== 'string') return value
  const text = value.toWellFormed().trim()
  const day = format === 'date' ? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) : null
  return day ? `${day[1]}-${day[2]?.padStart(2, '0')}-${day[3]?.padStart(2, '0')}` : text
}
