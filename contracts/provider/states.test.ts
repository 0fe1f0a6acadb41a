import { expect, test } from 'vitest'
import type { StateHandlers } from '../states.ts'
import { serveStates } from './embedded/stateServer.ts'
import { verifyPact } from './verify.ts'

const brokenStates = new Proxy({} as StateHandlers, {
  get: () => () => {
    const cause = new Error('no such table: links')
    throw new Error('There is no kind of module called links', { cause })
  },
})

test('a state that fails ends the verification within seconds, with its name, its reason and the cause of that', async () => {
  const states = await serveStates(brokenStates, () => {})
  try {
    await expect(verifyPact('http://127.0.0.1:1', states.url)).rejects.toThrow(
      /The state .*"a .* cannot be set up: 422 Error: There is no kind of module called links.*\[cause\]: Error: no such table: links/s,
    )
  } finally {
    states.close()
  }
}, 15_000)
