import * as z from 'zod/mini'
import { coerce, isRecord, type FieldSchema } from './coerce.ts'

/** What is wrong with one field of an input. */
export interface ValidationIssue {
  /** The name of the field; null when the input as a whole is no object. */
  field: string | null
  /** What was sent, after coercion; undefined when it was left out. */
  value: unknown
  /** How the description describes the field. */
  schema: FieldSchema
  /** The limit that was exceeded, when that is the issue. */
  maximum: number | undefined
}

export type Checked = { value: Record<string, unknown> } | { issues: ValidationIssue[] }

/** Checks inputs against one generated schema; made once per operation. */
export class InputCheck {
  readonly #schema: z.ZodMiniType
  readonly #description: FieldSchema

  constructor(schema: z.ZodMiniType) {
    this.#schema = schema
    this.#description = z.toJSONSchema(schema, { unrepresentable: 'any' }) as FieldSchema
  }

  /** Returns the input as the operation gets it, or one issue per faulty field. */
  run(input: unknown): Checked {
    if (!isRecord(input)) {
      return {
        issues: [{ field: null, value: input, schema: this.#description, maximum: undefined }],
      }
    }
    const value = coerce(input, this.#description) as Record<string, unknown>
    const result = z.safeParse(this.#schema, this.#withoutFalseNumbers(value))
    const issues = result.error?.issues ?? []
    const withNul = Object.keys(value).filter((name) => hasNul(value[name]))
    if (issues.length === 0 && withNul.length === 0) {
      return { value: result.success ? (result.data as Record<string, unknown>) : value }
    }
    const order = Object.keys(this.#description.properties ?? {})
    const maxima = new Map<string, number | undefined>(withNul.map((name) => [name, undefined]))
    for (const issue of issues) {
      const field = String(issue.path[0] ?? '')
      if (maxima.has(field)) continue
      const maximum =
        issue.code === 'too_big' && issue.path.length === 1 ? issue.maximum : undefined
      maxima.set(field, maximum === undefined ? undefined : Number(maximum))
    }
    return {
      issues: [...maxima]
        .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
        .map(([field, maximum]) => ({
          field,
          value: value[field],
          schema: this.#description.properties?.[field] ?? {},
          maximum,
        })),
    }
  }

  // Paths and queries are texts, and JavaScript reads numbers into many: "1e1", "0x1".
  #withoutFalseNumbers(value: Record<string, unknown>): Record<string, unknown> {
    const entries = Object.entries(value).map(([name, member]) => {
      const isFalse =
        this.#description.properties?.[name]?.type === 'integer' && typeof member === 'string'
      return [name, isFalse ? NaN : member]
    })
    return Object.fromEntries(entries) as Record<string, unknown>
  }
}

function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0')
}
