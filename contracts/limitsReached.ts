import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@daymark/api/schemas'
import { type Limit, valuesAt } from './limits.ts'
import { callsOfState, type Interaction, type MatchingRule, operationOf } from './pactFiles.ts'
import type { Call } from './states.ts'

const isSuccess = ({ response }: Interaction) => response.status >= 200 && response.status < 300

const reaches = ({ member, isReached }: Limit, body: unknown) =>
  valuesAt(body, member).some(isReached)

/** Returns whether a promise sends a value at the limit, which a backend has to take. */
export const isSent = (limit: Limit, interactions: readonly Interaction[]): boolean =>
  interactions.some(
    (one) =>
      operationOf(one) === limit.operation &&
      isSuccess(one) &&
      reaches(limit, one.request.body?.content),
  )

/** Returns the calls of an operation that the state of a promise has made before. One with a file also sends the file. */
export const callsBefore = (interaction: Interaction, operation: OperationId): Call[] =>
  callsOfState(interaction).filter(
    (call) =>
      operationOf({ request: call }) === operation || (operation === 'putUpload' && call.file),
  )

/** Returns whether a promise reads back a value at the limit that the operation has saved before, and compares it. */
export const isReadBack = (limit: Limit, interactions: readonly Interaction[]): boolean =>
  interactions.some(
    (one) =>
      one.request.method === 'GET' &&
      isSuccess(one) &&
      callsBefore(one, limit.operation).some(({ body }) => reaches(limit, body)) &&
      isCompared(limit, one),
  )

/** Compares by value what the last step of a place names: `weekdays` for `reminders.*.weekdays[]`. */
function isCompared({ member, isReached }: Limit, { response }: Interaction): boolean {
  const steps = member.replaceAll('[]', '').split('.')
  const name = steps.findLast((step) => step !== '*') ?? ''
  const rules = response.matchingRules?.body ?? {}
  const deletes = isReached(null) || isReached('')
  if (deletes && Object.values(rules).some((rule) => forbidsKey(rule, name))) return true
  return comparedValues(response.body?.content, rules).some(
    (found) => found.path.includes(name) && isReached(found.value),
  )
}

type Path = readonly (string | number)[]
type Rules = Record<string, MatchingRule>

/** Returns the values in an answer that the verifier compares with those of the backend, and not by type or pattern. */
function comparedValues(value: unknown, rules: Rules, path: Path = []) {
  const found: { path: Path; value: unknown }[] = []
  const nested = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const isList = Array.isArray(value)
  for (const [key, one] of nested) {
    found.push(...comparedValues(one, rules, [...path, isList ? Number(key) : key]))
  }
  const isWhole = nested.every(([key, one]) =>
    found.some(
      (other) =>
        other.path.length === path.length + 1 &&
        String(other.path.at(-1)) === key &&
        isDeepStrictEqual(other.value, one),
    ),
  )
  if (isWhole && isByValue(ruleOf(path, rules))) found.push({ path, value })
  return found
}

/** Returns the rule for a place, or the one of the nearest place around it. */
function ruleOf(path: Path, rules: Rules): MatchingRule | undefined {
  for (let length = path.length; length >= 0; length--) {
    const rule = Object.entries(rules).find(([pattern]) => isAt(pattern, path.slice(0, length)))
    if (rule) return rule[1]
  }
  return undefined
}

/** A path of a rule is `$.results[0].name`, `$['in quotes']` or `$.reminders.*`. */
function isAt(pattern: string, path: Path): boolean {
  const steps = [...pattern.matchAll(/\.([\w*-]+)|\[(\d+|\*)\]|\['([^']*)'\]/g)].map(
    ([, name, index, quoted]) => name ?? index ?? quoted,
  )
  return (
    steps.length === path.length &&
    steps.every((step, at) => step === '*' || step === String(path[at]))
  )
}

const isByValue = (rule: MatchingRule | undefined) =>
  !rule || rule.matchers.every(({ match }) => match === 'equality')

const forbidsKey = ({ matchers }: MatchingRule, name: string) =>
  matchers.some(
    ({ match, rules = [] }) =>
      match === 'eachKey' && rules.some(({ regex = '' }) => !new RegExp(regex).test(name)),
  )
