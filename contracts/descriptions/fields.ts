import { type Document, resolve, type Schema } from './document.ts'

/** One place in a body. */
export interface Field {
  /** JSON types; empty when the description does not say. */
  types: Set<string>
  /**
   * Whether it is always there, given that the object around it is. Undefined when the description does
   * not say so of anything in that object.
   */
  required: boolean | undefined
  values?: unknown[]
  maxLength?: number
}

/** All places in a body, by a path such as `results[].name`. */
export type Fields = Map<string, Field>

const deepest = 8

/** Reads what a schema says about each place. Of alternatives it takes everything that may be there. */
export function fieldsOf(document: Document, schema: Schema | undefined): Fields {
  const fields: Fields = new Map()
  if (schema) collect(document, schema, '', true, fields, 0)
  return fields
}

function collect(
  document: Document,
  unresolved: Schema,
  path: string,
  required: Field['required'],
  fields: Fields,
  depth: number,
): void {
  if (depth > deepest) return
  const schema = resolve(document, unresolved)
  for (const part of schema.allOf ?? []) collect(document, part, path, required, fields, depth + 1)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) merge(document, alternatives, path, required, fields, depth)
  add(fields, path, ownField(schema, required))
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const inner = path ? `${path}.${name}` : name
    const always = schema.required?.includes(name)
    collect(document, property, inner, always, fields, depth + 1)
  }
  if (schema.items) collect(document, schema.items, `${path}[]`, true, fields, depth + 1)
}

function merge(
  document: Document,
  alternatives: Schema[],
  path: string,
  required: Field['required'],
  fields: Fields,
  depth: number,
): void {
  const variants = alternatives.map((alternative) => {
    const variant: Fields = new Map()
    collect(document, alternative, path, required, variant, depth + 1)
    return variant
  })
  const objects = variants.filter((variant) => !isNull(variant.get(path)))
  for (const name of new Set(variants.flatMap((variant) => [...variant.keys()]))) {
    const found = variants.flatMap((variant) => variant.get(name) ?? [])
    const always = name === path ? required : inAll(objects, name)
    const values = found.every((field) => field.values)
      ? found.flatMap((field) => field.values ?? [])
      : undefined
    for (const field of found) add(fields, name, { ...field, required: always, values })
  }
}

/** A place that some of the alternatives lack is not always there. */
function inAll(variants: Fields[], name: string): Field['required'] {
  const found = variants.map((variant) => variant.get(name))
  if (found.some((field) => field === undefined || field.required === false)) return false
  return found.every((field) => field?.required) || undefined
}

const isNull = (field: Field | undefined) => field?.types.size === 1 && field.types.has('null')

function ownField(schema: Schema, required: Field['required']): Field {
  const types = new Set([schema.type ?? []].flat())
  if (schema.nullable) types.add('null')
  // An integer is a number, and which of the two a description says makes no difference in JSON.
  if (types.delete('integer')) types.add('number')
  const values = 'const' in schema ? [schema.const] : schema.enum
  return { types, required, values, maxLength: schema.maxLength }
}

function add(fields: Fields, path: string, field: Field): void {
  const known = fields.get(path)
  if (!known) {
    fields.set(path, field)
    return
  }
  known.types = new Set([...known.types, ...field.types])
  known.required = known.required || field.required
  known.values ??= field.values
  known.maxLength ??= field.maxLength
}
