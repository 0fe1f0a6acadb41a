import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, startBackend, type RunningBackend } from '@daymark/backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, listen } from '../support/servers/servers.ts'
import {
  dist,
  get,
  type ServedResponse,
  startWebServer,
  storage,
} from '../support/servers/webServers.ts'

const folder = mkdtempSync(join(tmpdir(), 'daymark-web-servers-'))
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const script = `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'))}`
const html = { Accept: 'text/html,*/*;q=0.8' }

/** Answers what it was asked, as JSON, with what backends say about themselves. */
const api = createServer(({ url, headers }, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('X-Daymark-Origins', 'https://daymark.example')
  response.setHeader('X-Daymark-Sign-Up', 'closed')
  response.end(JSON.stringify({ url, headers }))
})
let apiPort = 0
let embedded: RunningBackend

beforeAll(async () => {
  apiPort = await listen(api)
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), STATIC_DIR: dist, LOG_LEVEL: 'silent' }
  embedded = await startBackend({ ...readSettings(env), origin: 'https://localhost' }, () => {})
})

afterAll(async () => {
  api.close()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Headers of a browser that follows a link of another site. Old browsers send none. */
const foreignVisits: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  {},
]

const ruled = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]
/** What every answer has, whatever it is. */
const protectionOf = ({ headers }: ServedResponse) => ({
  hsts: headers['strict-transport-security'],
  nosniff: headers['x-content-type-options'],
  frames: headers['x-frame-options'],
  referrer: headers['referrer-policy'],
  opener: headers['cross-origin-opener-policy'],
  resource: headers['cross-origin-resource-policy'],
})
const rulesOf = ({ headers }: ServedResponse) =>
  Object.fromEntries(ruled.map((name) => [name, headers[name]]))

describe.each(['caddy', 'nginx'] as const)(
  '%s with the rules that the build made for it',
  (name) => {
    let port = 0
    let stop: () => Promise<void>

    beforeAll(async () => {
      ;({ port, stop } = await startWebServer(name, { backend: apiPort }))
    })
    afterAll(() => stop())

    test.each(['/', '/index.html', '/dashboard', '/modules/daily-todos/7?x=1'])(
      'answers %s with the page and the headers that the embedded backend gives it',
      async (path) => {
        const answer = await get(port, path, html)
        expect([answer.status, answer.body]).toEqual([200, page])
        const expected = rulesOf(await get(embedded.port, path, html))
        const policy = expected['content-security-policy']
        expect(policy).toContain("script-src 'self' 'sha256-")
        expect(rulesOf(answer)).toEqual({
          ...expected,
          'content-security-policy': String(policy)
            .replace("connect-src 'self'", `connect-src 'self' ${storage}`)
            .replace("img-src 'self'", `img-src 'self' ${storage}`),
        })
      },
    )

    test.each([script, '/manifest.webmanifest', '/mark.svg', '/serviceWorker.js'])(
      'serves %s as the embedded backend does, kept as long, and compressed',
      async (path) => {
        const plain = await get(port, path)
        const expected = await get(embedded.port, path)
        expect(plain.status).toBe(expected.status)
        expect(plain.body).toBe(expected.body)
        expect(rulesOf(plain)).toEqual(rulesOf(expected))
        const type = String(plain.headers['content-type']).split(';')[0]
        expect(type?.replace('application/javascript', 'text/javascript')).toBe(
          String(expected.headers['content-type']).split(';')[0],
        )
        const small = await get(port, path, { 'Accept-Encoding': 'gzip' })
        expect(small.headers['content-encoding']).toBe('gzip')
      },
    )

    test.each([
      '/assets/gone.js',
      '/gone.png',
      '/web-server/nginx',
      '/content-security-policy.txt',
      '/index.html.br',
    ])('has nothing at %s, and no cache keeps that for ever', async (path) => {
      const answer = await get(port, path)
      expect(answer.status).toBe(404)
      expect(String(answer.headers['cache-control'])).not.toContain('immutable')
      expect(protectionOf(answer)).toEqual(protectionOf(await get(embedded.port, path)))
    })

    test('its own pages about errors have the headers that protect, and every subdomain is named on wish', async () => {
      const gone = await freePort()
      const lonely = await startWebServer(name, { backend: gone, hasHttpsSubdomains: true })
      const failed = await get(lonely.port, '/api/v1/widgets/')
      expect(failed.status).toBe(502)
      expect(failed.headers['content-security-policy']).toContain("default-src 'none'")
      const { hsts, ...expected } = protectionOf(await get(embedded.port, '/api/v1/widgets/'))
      expect(protectionOf(failed)).toEqual({ ...expected, hsts: `${hsts}; includeSubDomains` })
      expect(protectionOf(await get(lonely.port, '/', html)).hsts).toContain('includeSubDomains')
      await lonely.stop()
    })

    test.each(['/account/logout', '/account/LogOut/', '/account/%6cogout', '//account//logout'])(
      'asks before it logs out at %s when another site led there',
      async (path) => {
        for (const from of foreignVisits) {
          const asked = await get(port, path, from)
          expect([asked.status, asked.headers['location']]).toEqual([
            303,
            '/account/logout?ask=true',
          ])
          expect((await get(port, `${path}?ask=true`, from)).status).toBe(200)
        }
        for (const from of ['none', 'same-origin']) {
          expect((await get(port, path, { 'Sec-Fetch-Site': from })).status).toBe(200)
        }
      },
    )

    test.each(['/api/v1/csrf/', '/_allauth/browser/v1/auth/session'])(
      'lets through what the backend says about itself at %s',
      async (path) => {
        expect((await get(port, path)).headers).toMatchObject({
          'x-daymark-origins': 'https://daymark.example',
          'x-daymark-sign-up': 'closed',
        })
      },
    )

    test.each([
      '/api/v1/widgets/',
      '/_allauth/browser/v1/auth/session',
      '/media/1/cat.png',
      '/uploads/a:b:c',
      '/health/',
      '/health/ready/',
      '/health/live/',
    ])(
      'hands %s to the backend, which learns who calls and trusts no other header',
      async (path) => {
        const claimed = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' }
        const { url, headers } = JSON.parse((await get(port, path, claimed)).body) as {
          url: string
          headers: Record<string, string>
        }
        expect(url).toBe(path)
        expect(headers['host']).toBe(`localhost:${port}`)
        expect(headers['x-forwarded-for']?.split(', ').at(-1)).toBe('127.0.0.1')
        expect(headers['x-forwarded-proto']).toBe('http')
      },
    )
  },
)
