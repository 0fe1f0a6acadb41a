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
 * Trims the texts of an input and reads the digits of an id into a number, guided by the description. The check that
 * follows reads "1e1" and "0x1" as numbers too, so a text that is not an integer becomes NaN where only an integer
 * may be.
 */
export function coerce(value: unknown, schema: FieldSchema | undefined): unknown {
  if (schema?.properties && isRecord(value)) {
    const { properties } = schema
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, coerce(member, properties[name])]),
    )
  }
  if (schema?.items && Array.isArray(value)) return value.map((item) => coerce(item, schema.items))
  if (typeof value !== 'string') return value
  const isInteger = schema?.type === 'integer'
  const mayBeInteger = isInteger || schema?.anyOf?.some(({ type }) => type === 'integer')
  if (mayBeInteger && /^-?\d{1,16}$/.test(value)) return Number(value)
  return isInteger ? NaN : value.toWellFormed().trim()
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
