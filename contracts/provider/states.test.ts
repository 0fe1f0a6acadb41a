import { expect, test } from 'vitest'
import type { StateHandlers } from '../states.ts'
import { serveStates } from './embedded/stateServer.ts'
import { verifyPact } from './verify.ts'

const brokenStates = new Proxy({} as StateHandlers, {
  get: () => () => {
    throw new Error('There is no kind of module called links')
  },
})

test('a state that fails ends the verification within seconds, with its name and its reason', async () => {
  const states = await serveStates(brokenStates, () => {})
  try {
    await expect(verifyPact('http://127.0.0.1:1', states.url)).rejects.toThrow(
      /The state .*"a .* cannot be set up: 500 Error: There is no kind of module called links/s,
    )
  } finally {
    states.close()
  }
}, 15_000)
