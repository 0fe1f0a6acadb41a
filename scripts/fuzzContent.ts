import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { makeModule, pathsOf } from '@daymark/backend/testing/kinds/testedKind.ts'

const date = '2026-01-01'

interface Session {
  sessionid: string
  csrftoken: string
}
interface Made {
  part: 'modules' | 'options' | 'widgets' | 'items'
  ids: Record<string, number[]>
}

/**
 * Serves fresh objects to the fuzzing hooks, which are written in Python: the body of a request is the path
 * of a fuzzed call, the answer the ids of what now exists for it; null for a path of no kind.
 */
export async function serveFuzzContent(origin: string, signIn: () => Session) {
  async function contentFor(path: string): Promise<Made | null> {
    for (const kind of testedKinds) {
      const found = Object.entries(pathsOf(kind)).find(([, its]) => its && path.startsWith(its))
      if (!found) continue
      const { sessionid, csrftoken } = signIn()
      const cookie = `sessionid=${sessionid}; csrftoken=${csrftoken}`
      const contents = { name: 'Fuzz', options: ['a'], widgets: ['Fuzz'], itemOn: date }
      const { id, ...parts } = await makeModule(kind, contents, async (target, body) => {
        const answer = await fetch(origin + target, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-CSRFToken': csrftoken,
            Cookie: cookie,
          },
          body: JSON.stringify(body),
        })
        if (answer.status !== 201) throw new Error(`POST ${target}: ${answer.status}`)
        return ((await answer.json()) as { id: number }).id
      })
      return { part: found[0] as Made['part'], ids: { modules: [id], ...parts } }
    }
    return null
  }

  const server = createServer((request, response) => {
    text(request)
      .then(contentFor)
      .then((made) => response.end(JSON.stringify(made)))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
