import { dashboardOf } from '../testing/kinds/index.ts'
import type { Deviations } from '../testing/softwareAuthenticator.ts'
import type { SeedContent } from '../src/seed/content.ts'
import type { SeedPerson } from '../src/seed/people.ts'
import type { TestClient } from '../testing/testClient.ts'

/** Arrangements between two calls of a transcript: `{ "advanceClock": 180000 }`. */
const arrangements = {
  person: (client: TestClient, person: SeedPerson) => client.controls.createPerson(person),
  seed: (client: TestClient, { email, ...content }: SeedContent & { email: string }) =>
    client.controls.seed(email, content),
  signInAs: (client: TestClient, email: string) => client.signInAs(email),
  resume: (client: TestClient, email: string) => client.resume(email),
  signUp: (client: TestClient, email: string) => client.signUp(email),
  requireReauthentication: (client: TestClient, email: string) =>
    client.controls.requireReauthentication(email, 301),
  cookie: (client: TestClient, cookie: string) => {
    const [name = '', value = ''] = cookie.split('=')
    client.cookies.set(name, value)
  },
  advanceClock: (client: TestClient, ms: number) => client.controls.clock.advance(ms),
  limitRates: (client: TestClient, enabled: boolean) => client.controls.limitRates(enabled),
}

type Arrangements = typeof arrangements

export type Arrangement = {
  [Name in keyof Arrangements]: { [Key in Name]: Parameters<Arrangements[Name]>[1] }
}[keyof Arrangements]

/** Runs a step. Throws if it is unknown. */
export async function arrange(client: TestClient, step: Arrangement): Promise<void> {
  for (const [name, value] of Object.entries(step)) {
    if (!(name in arrangements)) throw new Error(`There is no arrangement called ${name}`)
    const act = arrangements[name as keyof Arrangements] as (
      client: TestClient,
      value: unknown,
    ) => unknown
    await act(client, value)
  }
}

type Credential = Deviations & { without?: string }

/** Values that are only known at the time of the call: `{ "$code": "anna@example.com" }`. */
const placeholders: Record<
  string,
  (client: TestClient, value: never, rest: Credential) => unknown
> = {
  /** The code that was mailed to an address. */
  $code: (client, email: string) => client.code(email),
  $respeltCode: (client, email: string) =>
    ` ${client.code(email).toLowerCase().replace(/^.../, '$& ')} `,
  /** The id of a passkey, by its place in the list. */
  $passkey: passkeyId,
  /** A new passkey for the challenge that a path gives, with what is wrong with it. */
  $create: async (client, path: string, { without, ...deviations }) => {
    const options = await client.creationOptions(path)
    const credential = client.authenticator.create(options, deviations)
    return { ...credential, ...(without !== undefined && { [without]: undefined }) }
  },
  /** An assertion for the challenge that a path gives, with what is wrong with it. */
  $get: async (client, path: string, deviations) =>
    client.authenticator.get(await client.requestOptions(path), deviations),
  /** The dashboard, with an empty list for every other kind of module. */
  $dashboard: (_client, lists: object) => dashboardOf(lists),
}

/** Returns the value with each placeholder in it replaced. */
export async function resolve(client: TestClient, value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const resolved: unknown[] = []
    for (const entry of value) resolved.push(await resolve(client, entry))
    return resolved
  }
  const [first, ...others] = Object.entries(value)
  const make = first && placeholders[first[0]]
  if (make) return make(client, first[1] as never, Object.fromEntries(others))
  const members: [string, unknown][] = []
  for (const [name, member] of Object.entries(value)) {
    members.push([name, await resolve(client, member)])
  }
  return Object.fromEntries(members)
}

async function passkeyId(client: TestClient, place: number): Promise<number | undefined> {
  const { body } = await client.allauth('GET', 'account/authenticators')
  return (body as { data: { id: number }[] }).data[place]?.id
}
