import {
  type Contents,
  makeModule,
  type MadeModule,
  pathsOf,
  type TestedKind,
} from '@daymark/backend/testing/kinds/testedKind.ts'
import { testedKinds as kinds } from '@daymark/backend/testing/kinds/index.ts'
import { type BackendProcess, headersOf } from './servers/backendProcess.ts'

/** Every kind of module with the paths of its resources. */
export const testedKinds = kinds.map((kind) => ({ ...kind, api: pathsOf(kind) }))

/** Gives a person a module of any kind, and returns the ids in the order in which they were given. */
export async function seedModule(
  backend: BackendProcess,
  email: string,
  kind: TestedKind,
  contents: Contents,
): Promise<MadeModule> {
  const headers = headersOf(await backend.signIn(email))
  return makeModule(kind, contents, async (path, body) => {
    const response = await fetch(backend.origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(`POST ${path}: ${response.status}`)
    return ((await response.json()) as { id: number }).id
  })
}
