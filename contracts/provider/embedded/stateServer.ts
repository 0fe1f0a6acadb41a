import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { listen } from '../../../tests/support/servers/servers.ts'
import type { StateHandlers, StateName } from '../../states.ts'

interface StateCall {
  action: 'setup' | 'teardown'
  state: StateName
  params?: object
}

/**
 * Serves state handlers the way the Pact verifier calls them: POST {action, state, params}, answered by
 * the values, or by 422 with the error and its causes. `before` runs before each state.
 */
export async function serveStates(handlers: StateHandlers, before: () => void) {
  const server = createServer((request, response) => {
    answer(request)
      .then((values) => {
        // Without it the verifier does not read the values.
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(values))
      })
      // Not 5xx: the verifier would ask again for two minutes.
      .catch((error: unknown) => response.writeHead(422).end(inspect(error)))
  })

  async function answer(request: IncomingMessage): Promise<object> {
    const { action, state, params = {} } = (await json(request)) as StateCall
    if (action === 'teardown') return {}
    before()
    const handle = handlers[state] as (params: object) => object | Promise<object>
    return handle(params)
  }

  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
