import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../tests/support/servers/servers.ts'

/** Milliseconds after which a state has failed. A machine with other work has taken twenty seconds for one. */
const timeout = 60_000

/**
 * Stands between the verifier and the states of any provider. `failed` rejects with the first state that
 * cannot be set up, and why.
 */
export async function watchStates(statesUrl: string) {
  let fail: (reason: Error) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  failed.catch(() => {})

  async function pass(state: string): Promise<{ status: number; said: string }> {
    const answer = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: state,
      signal: AbortSignal.timeout(timeout),
    })
    return { status: answer.status, said: await answer.text() }
  }

  const server = createServer((request, response) => {
    const answer = async () => {
      const state = await text(request)
      const { status, said } = await pass(state).catch((error: unknown) => ({
        status: 502,
        said: String(error),
      }))
      if (status >= 400) fail(new Error(`The state ${state} cannot be set up: ${status} ${said}`))
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(said)
    }
    void answer()
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/`,
    failed,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
