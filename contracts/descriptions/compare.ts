import { type Document, jsonSchema, type Operation, operationsOf, resolve } from './document.ts'
import { type Field, type Fields, fieldsOf } from './fields.ts'

/**
 * Lists what a client that was made from `ours` would notice of a backend that describes itself by
 * `theirs`: calls and parameters that are missing, bodies that the backend would refuse, and answers in
 * which something is missing or of another type. What the backend offers beyond that is not listed.
 */
export function compareDescriptions(ours: Document, theirs: Document): string[] {
  const offered = operationsOf(theirs)
  return [...operationsOf(ours)].flatMap(([name, operation]) => {
    const other = offered.get(name)
    if (!other) return [`${name}: the backend does not describe it`]
    const differences = [
      ...compareParameters([ours, operation], [theirs, other]),
      ...compareRequests([ours, operation], [theirs, other]),
      ...compareAnswers([ours, operation], [theirs, other]),
    ]
    return differences.map((difference) => `${name}: ${difference}`)
  })
}

type Side = [Document, Operation]

function compareParameters(ours: Side, theirs: Side): string[] {
  const known = new Set(queryOf(theirs))
  return queryOf(ours)
    .filter((name) => !known.has(name))
    .map((name) => `the query parameter ${name} is not described`)
}

const queryOf = ([document, { parameters = [] }]: Side) =>
  parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name)

function compareRequests([ourDocument, ours]: Side, [theirDocument, theirs]: Side): string[] {
  const sent = fieldsOf(ourDocument, jsonSchema(ourDocument, ours.requestBody))
  const wanted = fieldsOf(theirDocument, jsonSchema(theirDocument, theirs.requestBody))
  const unsent = [...wanted]
    .filter(([path, { required }]) => required && path && parentIn(sent, path) && !sent.has(path))
    .map(([path]) => `the backend wants ${path}, which is not sent`)
  const refused = [...sent].flatMap(([path, field]) => {
    const other = wanted.get(path)
    if (!other) return parentIn(wanted, path) ? [`${path} is sent, which the backend ignores`] : []
    return [...typesBeyond(field, other, path, 'is sent as'), ...limitsBelow(field, other, path)]
  })
  return [...unsent, ...refused]
}

function limitsBelow(sent: Field, taken: Field, path: string): string[] {
  const tooLong = taken.maxLength !== undefined && (sent.maxLength ?? Infinity) > taken.maxLength
  const unknown = sent.values?.filter((value) => taken.values && !taken.values.includes(value))
  return [
    ...(tooLong
      ? [
          `the backend takes ${taken.maxLength} characters of ${path}, not ${sent.maxLength ?? 'any number'}`,
        ]
      : []),
    ...(unknown ?? []).map(
      (value) => `the backend does not take ${JSON.stringify(value)} as ${path}`,
    ),
  ]
}

function compareAnswers([ourDocument, ours]: Side, [theirDocument, theirs]: Side): string[] {
  return Object.entries(ours.responses ?? {}).flatMap(([status, answer]) => {
    const other = theirs.responses?.[status]
    // Hardly any backend describes all of its failures.
    if (!other) return status.startsWith('2') ? [`${status} is not described`] : []
    const read = fieldsOf(ourDocument, jsonSchema(ourDocument, answer))
    const given = fieldsOf(theirDocument, jsonSchema(theirDocument, other))
    if (given.size === 0) return []
    return compareFields(read, given).map((difference) => `${status}: ${difference}`)
  })
}

function compareFields(read: Fields, given: Fields): string[] {
  return [...read].flatMap(([path, field]) => {
    const other = given.get(path)
    if (!other) return field.required && parentIn(given, path) ? [`${path} is missing`] : []
    const unknown = other.values?.filter((value) => field.values && !field.values.includes(value))
    return [
      ...(field.required && other.required === false ? [`${path} may be missing`] : []),
      ...typesBeyond(other, field, path, 'can be'),
      ...(unknown ?? []).map((value) => `${path} can be ${JSON.stringify(value)}`),
    ]
  })
}

function typesBeyond(given: Field, expected: Field, path: string, verb: string): string[] {
  if (expected.types.size === 0) return []
  return [...given.types]
    .filter((type) => !expected.types.has(type))
    .map((type) => `${path} ${verb} ${type}`)
}

/**
 * Whether the parts of the object around a place are described. If not, nothing is known about this one,
 * or its absence was said already.
 */
function parentIn(fields: Fields, path: string): boolean {
  const parent = parentOf(path)
  return [...fields.keys()].some((other) => other !== '' && parentOf(other) === parent)
}

const parentOf = (path: string) => path.replace(/(^|\.)[^.[\]]+$|\[\]$/, '')
