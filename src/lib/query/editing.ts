import { ApiError, type MutationName } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'

/** How one kind of object is changed, while other devices may change it too. Every PUT of an object is in one of these. */
export interface Changeable<Entity, Values extends object> {
  /** What the change makes out of date, in the table `invalidates`. */
  operation: MutationName
  /** Returns the members that a person can change. They are compared as JSON. */
  valuesOf(entity: Entity): Values
  /** Reads the object as the server has it now, past the cache. */
  read(id: number): Promise<Entity>
  /** Sends these members. `current` is the object as it was read right before. */
  write(current: Entity, change: Partial<Values>, client: QueryClient): Promise<Entity>
  /** Returns the value of a member in words, for a message. Undefined for a text, which is said as it is. */
  say?(values: Values, member: keyof Values): string | undefined
}

/** What became of a change. */
export interface SavedChange<Entity> {
  /** The object as the server has it now. */
  entity: Entity
  /** Another device has changed other members of it meanwhile. They stay. */
  isChangedElsewhere: boolean
}

/**
 * The change of one object by a person, from when this device showed it to them until they have saved it
 * (docs/product.md#4-16).
 */
export class Editing<Entity extends { id: number }, Values extends object> {
  readonly #changeable: Changeable<Entity, Values>
  readonly #id: number
  /** What the person knows that the server has: what was shown, what they saved, and what an error told them. */
  #base: Values

  constructor(changeable: Changeable<Entity, Values>, shown: Entity) {
    this.#changeable = changeable
    this.#id = shown.id
    this.#base = changeable.valuesOf(shown)
  }

  /** Returns the options of a mutation that takes the values of a form, and saves them. */
  mutationOptions(client: QueryClient) {
    return {
      mutationKey: [this.#changeable.operation],
      mutationFn: (values: Partial<Values>) => this.save(client, values),
    }
  }

  /**
   * Saves those of `values` that the person has changed. Sends nothing where the server has them already. Throws `ApiError`:
   * also when another device has changed one of them meanwhile. The error says to what, and saving again replaces that.
   */
  async save(client: QueryClient, values: Partial<Values>): Promise<SavedChange<Entity>> {
    const { read, valuesOf, write } = this.#changeable
    const base = this.#base
    const entity = await read(this.#id)
    const current = valuesOf(entity)
    const own = differing(values, base)
    const elsewhere = differing(current, base)
    const unsent = own.filter((member) => !isSame(values[member], current[member]))
    const overtaken = unsent.filter((member) => elsewhere.includes(member))
    if (overtaken.length > 0) {
      this.#base = { ...base, ...pick(current, overtaken) }
      throw this.#conflict(current, overtaken)
    }
    const isChangedElsewhere = elsewhere.some((member) => !own.includes(member))
    const saved = unsent.length === 0 ? entity : await write(entity, pick(values, unsent), client)
    this.#base = { ...base, ...pick(valuesOf(saved), own) }
    return { entity: saved, isChangedElsewhere }
  }

  #conflict(current: Values, members: readonly Member<Values>[]): ApiError {
    const { say } = this.#changeable
    const errors = members.map((field) => {
      const code = field === 'name' ? 'renamed_elsewhere' : 'changed_elsewhere'
      return { field, code: `${code}:${say?.(current, field) ?? String(current[field])}` }
    })
    return new ApiError({ kind: 'client', errors })
  }
}

type Member<Values> = keyof Values & string

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the members of `values` that are not as in `base`. A member without a value is not among them. */
const differing = <Values extends object>(values: Partial<Values>, base: Values) =>
  (Object.keys(values) as Member<Values>[]).filter(
    (member) => values[member] !== undefined && !isSame(values[member], base[member]),
  )

const pick = <Values extends object>(values: Partial<Values>, members: readonly Member<Values>[]) =>
  Object.fromEntries(members.map((member) => [member, values[member]])) as Partial<Values>
