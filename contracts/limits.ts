import type { OperationId } from '@daymark/api/schemas'
import { operationsOf, readDocument } from '../openapi/document.ts'

/** A schema of the description, as far as a request can reach a limit of it. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: readonly unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
  items?: Schema
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** A value that the description allows and that a backend could refuse or lose. */
export interface Limit {
  operation: OperationId
  /** The place of the member in the body: `name`, `reminders.*.weekdays`, `weekdays[]` for each value. */
  member: string
  what: string
  /** Whether answers show the member, so that a promise can read back what was saved. */
  isShown: boolean
  isReached: (value: unknown) => boolean
}

/** Stands for the value of a member that is missing. */
const absent = Symbol('absent')

const description = readDocument('content')
const schemas = description.components['schemas'] as Record<string, Schema>

function resolved({ $ref, allOf, ...schema }: Schema): Schema {
  const name = $ref?.split('/').at(-1)
  const parts = [...(name ? [schemas[name] ?? {}] : []), ...(allOf ?? [])].map(resolved)
  return Object.assign({}, ...parts, schema) as Schema
}

/** Returns a schema without alternatives: itself, or each schema of its `anyOf`. */
const alternativesOf = (schema: Schema): Schema[] => {
  const { anyOf, ...one } = resolved(schema)
  return anyOf ? anyOf.flatMap(alternativesOf) : [one]
}

const typesOf = ({ type = [] }: Schema) => [type].flat()

const is = (expected: unknown) => (value: unknown) => value === expected
const isText = (value: unknown): value is string => typeof value === 'string'
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined)

/**
 * A length counts code points. A backend that counts bytes, UTF-16 units or visible characters refuses or cuts a text that
 * has an emoji and a combining character. Addresses have neither.
 */
const isLongText = (length: number) => (value: unknown) =>
  isText(value) &&
  [...value].length === length &&
  (value.startsWith('https://') ||
    (/\p{Extended_Pictographic}/u.test(value) && /\p{M}/u.test(value)))

type Found = Pick<Limit, 'what' | 'isReached'>

/** Returns the limits of the values of a schema themselves, without those of their members. */
function limitsOf(schema: Schema): Found[] {
  const { minLength = 0, maxLength, pattern, minimum, maximum, minItems, maxItems } = schema
  const longest = /^\^\[[^\]]*\]\{\d+,(\d+)\}\$$/.exec(pattern ?? '')?.[1]
  const found: (Found | undefined | false)[] = [
    ...(schema.enum ?? []).map((one) => ({ what: JSON.stringify(one), isReached: is(one) })),
    ...(typesOf(schema).includes('boolean') ? [true, false] : []).map((one) => ({
      what: String(one),
      isReached: is(one),
    })),
    typesOf(schema).includes('null') && { what: 'null', isReached: is(null) },
    maxLength !== undefined && {
      what: `${maxLength} characters`,
      isReached: isLongText(maxLength),
    },
    maxLength !== undefined && minLength === 0 && { what: 'no character', isReached: is('') },
    longest !== undefined && {
      what: `${longest} characters`,
      isReached: (value) => isText(value) && value.length === Number(longest),
    },
    minimum !== undefined && { what: `the number ${minimum}`, isReached: is(minimum) },
    maximum !== undefined && { what: `the number ${maximum}`, isReached: is(maximum) },
    minItems !== undefined && {
      what: `${minItems} of them`,
      isReached: (value) => lengthOf(value) === minItems,
    },
    maxItems !== undefined && {
      what: `${maxItems} of them`,
      isReached: (value) => lengthOf(value) === maxItems,
    },
  ]
  return found.filter((one): one is Found => Boolean(one))
}

const presence: Found[] = [
  { what: 'present', isReached: (value) => value !== absent && value !== null },
  { what: 'absent', isReached: is(absent) },
]

/** Returns the schemas of all places in a body, by place, and which of them may be missing. */
function placesOf(schema: Schema, place = ''): { place: string; schema: Schema; found: Found[] }[] {
  const below = (name: string) => (place === '' ? name : `${place}.${name}`)
  return alternativesOf(schema).flatMap((one) => [
    { place, schema: one, found: limitsOf(one) },
    ...Object.entries(one.properties ?? {}).flatMap(([name, member]) => [
      ...(one.required?.includes(name)
        ? []
        : [{ place: below(name), schema: member, found: presence }]),
      ...placesOf(member, below(name)),
    ]),
    ...(one.additionalProperties ? placesOf(one.additionalProperties, below('*')) : []),
    ...(one.items ? placesOf(one.items, `${place}[]`) : []),
  ])
}

/** Returns the values in a body at a place, with `absent` where an object lacks the member. */
export function valuesAt(body: unknown, place: string): unknown[] {
  const steps = place.replaceAll('[]', '.[]').split('.').filter(Boolean)
  return steps.reduce<unknown[]>((values, step) => values.flatMap((one) => next(one, step)), [body])
}

function next(value: unknown, step: string): unknown[] {
  if (step === '[]') return Array.isArray(value) ? value : []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  if (step === '*') return Object.values(value)
  return [step in value ? value[step as keyof typeof value] : absent]
}

const schemaIn = (holder: { content?: Record<string, unknown> } | undefined) =>
  (holder?.content?.['application/json'] as { schema: Schema } | undefined)?.schema

const entries = operationsOf(description).map(({ operation }) => ({
  ...operation,
  id: operation.operationId as OperationId,
}))

export const contentOperations = entries.map(({ id }) => id)

/** The limits of each member that a call of the content API can send. */
export const limits: Limit[] = entries.flatMap(({ id, ...operation }) => {
  const request = schemaIn(operation.requestBody)
  const answer = schemaIn(operation.responses['200'] ?? operation.responses['201'])
  if (!request) return []
  const shown = new Set(answer ? placesOf(answer).map(({ place }) => place) : [])
  return placesOf(request).flatMap(({ place, found }) =>
    found.map((limit) => ({
      ...limit,
      operation: id,
      member: place,
      // A promise cannot name the key that is missing where the keys are ids.
      isShown:
        shown.has(place) &&
        !presence.includes(limit) &&
        !(place.endsWith('*') && limit.isReached(null)),
    })),
  )
})
