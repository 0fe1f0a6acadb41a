import { visibleText } from '@daymark/api/schemas'
import * as z from 'zod/mini'

/** How the description describes a field. */
export interface FieldSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, FieldSchema>
}

/** The error of one field of an input. */
export interface ValidationIssue {
  /** The name of the field. Null when the input as a whole is not an object. */
  field: string | null
  /** What was sent, a text without the spaces around it. Undefined when it was left out. */
  value: unknown
  schema: FieldSchema
  /** The limit that was exceeded, when that is the issue. */
  maximum: number | undefined
}

/** An input as the operation gets it, or its errors. */
export interface Checked {
  value: Record<string, unknown>
  issues: readonly ValidationIssue[]
}

/** Reads an input. There is at most one issue per field, in the order of the description. */
export type InputCheck = (input: unknown) => Checked

/** Makes the check of inputs against one generated schema. */
export function inputCheck(schema: z.ZodMiniType): InputCheck {
  const description = z.toJSONSchema(schema, { unrepresentable: 'any' }) as FieldSchema
  const { properties = {} } = description
  const order = Object.keys(properties)
  return (input) => {
    if (!isRecord(input)) {
      const issue = { field: null, value: input, schema: description, maximum: undefined }
      return { value: {}, issues: [issue] }
    }
    const value = Object.fromEntries(
      Object.entries(input).map(([name, member]) => [name, tidy(member, properties[name])]),
    )
    const withNul = Object.keys(value).filter((name) => hasNul(value[name]))
    const result = z.safeParse(schema, value)
    if (result.success && withNul.length === 0) {
      return { value: result.data as Record<string, unknown>, issues: [] }
    }
    const maxima = new Map<string, number | undefined>(withNul.map((name) => [name, undefined]))
    for (const issue of result.error?.issues ?? []) {
      const field = String(issue.path[0] ?? '')
      const isLimit = issue.code === 'too_big' && issue.path.length === 1
      if (!maxima.has(field)) maxima.set(field, isLimit ? Number(issue.maximum) : undefined)
    }
    const issues = [...maxima]
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([field, maximum]) => ({
        field,
        value: value[field],
        schema: properties[field] ?? {},
        maximum,
      }))
    return { value, issues }
  }
}

/** Trims a text, and makes one empty that shows nothing. The schema of a parameter reads "1e1" and "0x1" as numbers too: only digits are one here. */
function tidy(value: unknown, schema: FieldSchema | undefined): unknown {
  if (typeof value !== 'string') return value
  if (schema?.type === 'integer' && !/^-?\d+$/.test(value)) return NaN
  return visibleText(value.toWellFormed())
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0')
}
