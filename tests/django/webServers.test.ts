import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, startBackend, type RunningBackend } from '@daymark/backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installed } from '../../scripts/installed.ts'
import { freePort, listen, startProgram } from '../support/servers.ts'

const dist = join(import.meta.dirname, '../../dist')
const storage = 'https://images.example.com'
const folder = mkdtempSync(join(tmpdir(), 'daymark-web-servers-'))
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const script = `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'))}`
const html = { Accept: 'text/html,*/*;q=0.8' }

/** The command that starts each of them, for a port and the port of the backend. */
const servers = {
  caddy(port: number, backend: number) {
    const config = join(folder, 'Caddyfile')
    const site = `http://localhost:${port} {\n\timport ${join(dist, 'web-server/caddy')}\n}`
    writeFileSync(config, `{\n\tadmin off\n}\n${site}\n`)
    const env = {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      DAYMARK_DIST: dist,
      DAYMARK_BACKEND: `127.0.0.1:${backend}`,
      DAYMARK_CONNECT: ` ${storage}`,
    }
    return { package: 'caddy', args: ['run', '--config', config, '--adapter', 'caddyfile'], env }
  },
  nginx(port: number, backend: number) {
    const config = join(folder, 'nginx.conf')
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    writeFileSync(
      config,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http {
        include /etc/nginx/mime.types; access_log off; ${kept.join(' ')}
        upstream daymark_backend { server 127.0.0.1:${backend}; }
        server {
          listen 127.0.0.1:${port};
          root ${dist};
          set $daymark_connect " ${storage}";
          include ${join(dist, 'web-server/nginx')};
        }
      }`,
    )
    return { package: 'nginx-light', args: ['-c', config, '-e', 'stderr'], env: {} }
  },
}

/** Answers what it was asked, as JSON. */
const api = createServer(({ url, headers }, response) => {
  response.setHeader('Content-Type', 'application/json')
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

interface ServedResponse {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Headers of a browser that follows a link of another site. Old browsers send none. */
const foreignVisits: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  {},
]

function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<ServedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      headers: { Host: `localhost:${port}`, ...headers },
    })
    sent.once('error', reject).once('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const body = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode, headers: answer.headers, body })
      })
    })
    sent.end()
  })
}

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
const rulesOf = ({ headers }: ServedResponse) =>
  Object.fromEntries(ruled.map((name) => [name, headers[name]]))

describe.each(['caddy', 'nginx'] as const)(
  '%s with the rules that the build made for it',
  (name) => {
    let port = 0
    let stop: () => Promise<void>

    beforeAll(async () => {
      port = await freePort()
      const { package: debian, args, env } = servers[name](port, apiPort)
      const isUp = () =>
        get(port, '/').then(
          () => true,
          () => false,
        )
      const options = { env: { ...process.env, ...env } }
      ;({ stop } = await startProgram(installed(name, debian), args, isUp, options))
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
      const { status, headers } = await get(port, path)
      expect(status).toBe(404)
      expect(String(headers['cache-control'])).not.toContain('immutable')
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
