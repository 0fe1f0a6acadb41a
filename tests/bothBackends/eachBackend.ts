import { withBackend } from '../../contracts/provider/embedded/withBackend.ts'

/** Where a backend answers, and where its provider states are set up (`contracts/states.ts`). */
interface Address {
  origin: string
  statesUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    backend: Address
  }
}

/** Called by Vitest. It names this type in a module whose matchers contradict those of other tests. */
interface Project {
  provide: (name: 'backend', address: Address) => void
}

const stopped = Promise.withResolvers<undefined>()
let ended: Promise<unknown> = Promise.resolve()

/**
 * Starts the embedded backend for the tests in this folder. `npm run test:django -- both` names a running Django in BACKEND
 * instead: the same tests then ask that one.
 */
export async function setup({ provide }: Project): Promise<void> {
  const given = process.env['BACKEND']
  if (given !== undefined) return provide('backend', JSON.parse(given) as Address)
  const running = Promise.withResolvers<Address>()
  ended = withBackend((address) => {
    running.resolve(address)
    return stopped.promise
  })
  ended.catch(running.reject)
  provide('backend', await running.promise)
}

export function teardown(): Promise<unknown> {
  stopped.resolve(undefined)
  return ended
}
