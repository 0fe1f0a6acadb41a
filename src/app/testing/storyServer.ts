import type { AuthenticatorsAnswer, BrowserSession, EmailAddress, User } from '@daymark/api'
import { moduleKinds } from '../../features/moduleKinds.ts'
import type { PendingFlow } from '../../routes.ts'

type Row = { id: number } & Record<string, unknown>

export interface StoryData {
  /** Who is signed in; left out for a visitor. */
  user?: User
  /** What the visitor is in the middle of. */
  flow?: PendingFlow
  addresses?: EmailAddress[]
  passkeys?: AuthenticatorsAnswer['data']
  sessions?: BrowserSession[]
  /** The lists of the content API, each by the last part of its path. */
  lists?: Record<string, Row[]>
}

const allauthPrefix = '/_allauth/browser/v1/'
const createdAt = '2026-01-05 08:00:00+00:00'
const network = globalThis.fetch

const status = (code: number, data: object = {}) =>
  Response.json({ status: code, ...data }, { status: code })
const notFound = () => Response.json({}, { status: 404 })

/**
 * Answers the app's requests as a backend with this content would, so that a story shows a real screen and can be used.
 * Everything else goes to the network. A story that begins later has a server of its own.
 */
export function serveStory(data: StoryData): void {
  const { user, flow, addresses = [], passkeys = [], sessions = [], lists = {} } = data
  const tables = structuredClone(lists)

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith(allauthPrefix)) return account(pathname.slice(allauthPrefix.length))
    const [, name, id] = /^\/api\/v1\/([\w-]+)\/(?:(\d+)\/)?$/.exec(pathname) ?? []
    if (name === undefined) return network(input, init)
    const body = request.method === 'GET' ? {} : await readBody(request)
    return content(
      request.method,
      name,
      id === undefined ? undefined : Number(id),
      body,
      searchParams,
    )
  }

  function account(path: string): Response {
    if (path === 'auth/session') {
      const flows = flow ? [{ id: flow, is_pending: true }] : []
      return user
        ? status(200, { data: { user, methods: [] }, meta: { is_authenticated: true } })
        : status(401, { data: { flows }, meta: { is_authenticated: false } })
    }
    if (path === 'account/email') return status(200, { data: addresses })
    if (path === 'account/authenticators') return status(200, { data: passkeys })
    if (path === 'auth/sessions') return status(200, { data: sessions })
    return notFound()
  }

  function content(
    method: string,
    name: string,
    id: number | undefined,
    body: object,
    query: URLSearchParams,
  ): Response {
    if (name === 'widgets') {
      const widgets = Object.values(moduleKinds).map(({ kind, slug }) => [
        kind,
        tables[`${slug}-widgets`] ?? [],
      ])
      return Response.json(Object.fromEntries(widgets))
    }
    if (name === 'account') return Response.json({ id: user?.id, createdAt })
    const rows = (tables[name] ??= [])
    const row = rows.find((candidate) => candidate.id === id)
    if (id === undefined && method === 'POST') {
      const created = { id: Math.max(0, ...rows.map((other) => other.id)) + 1, ...body }
      rows.push(created)
      return Response.json(created, { status: 201 })
    }
    if (id === undefined) return Response.json({ pageCount: 1, results: matching(rows, query) })
    if (!row) return notFound()
    if (method === 'DELETE') {
      rows.splice(rows.indexOf(row), 1)
      return new Response(null, { status: 204 })
    }
    return Response.json(Object.assign(row, body))
  }
}

/** Returns the rows of the module and the day that are asked for. */
function matching(rows: readonly Row[], query: URLSearchParams): Row[] {
  return rows.filter((row) =>
    ['module', 'date'].every((name) => !query.has(name) || String(row[name]) === query.get(name)),
  )
}

async function readBody(request: Request): Promise<object> {
  const text = await request.text()
  return text === '' ? {} : (JSON.parse(text) as object)
}
