import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { temporaryFolder, ownBackend, testBackend } from '../../testing/testBackend.ts'

const policy = "default-src 'none'; script-src 'self' 'sha256-theHashOfTheBuild='"
const page = `<!doctype html><head><script type="module" src="/assets/app-1a2b.js"></script></head>`
const code = 'export const answer = 42\n'.repeat(50)

async function withBuild() {
  const staticDir = temporaryFolder()
  mkdirSync(path.join(staticDir, 'assets'))
  writeFileSync(path.join(staticDir, 'index.html'), page)
  writeFileSync(path.join(staticDir, 'content-security-policy.txt'), `${policy}\n`)
  writeFileSync(path.join(staticDir, 'assets/app-1a2b.js'), code)
  writeFileSync(path.join(staticDir, 'assets/app-1a2b.js.br'), brotliCompressSync(code))
  writeFileSync(path.join(staticDir, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const backend = await ownBackend({ staticDir })
  const get = (target: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${backend.port}${target}`, { headers })
  return { backend, get, staticDir }
}

const html = { Accept: 'text/html,*/*;q=0.8' }

test('every address a browser opens gets the page, revalidated, under the policy of the build', async () => {
  const { get } = await withBuild()
  for (const target of [
    '/',
    '/dashboard',
    '/modules/daily-todos/7',
    '/no/such/page?x=1',
    '/index.html',
  ]) {
    const answer = await get(target, html)
    expect(await answer.text(), target).toBe(page)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('Content-Security-Policy')).toBe(policy)
  }
  const etag = (await get('/', html)).headers.get('ETag') ?? ''
  const again = await get('/', { ...html, 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a program that takes anything gets the page as well, but no page for a missing file', async () => {
  const { get } = await withBuild()
  const anything = { Accept: '*/*' }
  expect(await (await get('/', anything)).text()).toBe(page)
  expect(await (await get('/dashboard', anything)).text()).toBe(page)
  expect((await get('/assets/gone.js', anything)).status).toBe(404)
  expect((await get('/dashboard', { Accept: 'application/json' })).status).toBe(404)
})

test('files with a hash in their name are kept for ever, others are revalidated', async () => {
  const { get } = await withBuild()
  const asset = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'identity' })
  expect(await asset.text()).toBe(code)
  expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const mark = await get('/mark.svg')
  expect(mark.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
  expect(mark.headers.get('Cache-Control')).toBe('no-cache')
})

test('a script that runs as a service worker may ask its own origin, and load nothing', async () => {
  const { get } = await withBuild()
  const policy = (await get('/assets/app-1a2b.js')).headers.get('Content-Security-Policy')
  expect(policy).toBe("default-src 'none'; connect-src 'self'")
})

test('a compressed twin is sent to those who accept it', async () => {
  const { backend } = await withBuild()
  const { encoding, body } = await raw(backend.port, '/assets/app-1a2b.js', 'gzip, br')
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(code)
  expect((await raw(backend.port, '/assets/app-1a2b.js', 'gzip')).encoding).toBeUndefined()
  for (const refused of ['br;q=0', 'gzip, br;q=0.0', 'br; q=0, identity', 'brotli', '']) {
    const { encoding } = await raw(backend.port, '/assets/app-1a2b.js', refused)
    expect(encoding, refused).toBeUndefined()
  }
  for (const accepted of ['br;q=0.5', 'BR', 'gzip;q=1.0, br']) {
    expect((await raw(backend.port, '/assets/app-1a2b.js', accepted)).encoding, accepted).toBe('br')
  }
})

test('a missing file is 404, and nothing outside the build can be reached', async () => {
  const { get, backend } = await withBuild()
  expect((await get('/assets/gone.js')).status).toBe(404)
  for (const target of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/app-1a2b.js.br',
  ]) {
    expect((await raw(backend.port, target)).status, target).toBe(404)
  }
})

test('a new build is served without a restart', async () => {
  const { get, staticDir } = await withBuild()
  await get('/', html)
  writeFileSync(path.join(staticDir, 'assets/app-3c4d.js'), 'new')
  writeFileSync(path.join(staticDir, 'index.html'), page.replace('1a2b', '3c4d'))
  expect(await (await get('/', html)).text()).toContain('app-3c4d.js')
  expect(await (await get('/assets/app-3c4d.js')).text()).toBe('new')
})

test('an edited page is served as it is now, whatever was compressed before', async () => {
  const { get, staticDir, backend } = await withBuild()
  const index = path.join(staticDir, 'index.html')
  writeFileSync(`${index}.br`, brotliCompressSync(page))
  writeFileSync(`${index}.gz`, 'broken')
  writeFileSync(index, page.replace('</head>', '<title>Edited</title></head>'))
  expect(await (await get('/', html)).text()).toContain('Edited')
  expect((await raw(backend.port, '/', 'gzip, br')).encoding).toBeUndefined()
})

test('while a build is being replaced the one before is served', async () => {
  const { get, staticDir } = await withBuild()
  await get('/', html)
  renameSync(staticDir, `${staticDir}.former`)
  expect(await (await get('/', html)).text()).toBe(page)
  expect((await get('/mark.svg')).status).toBe(200)
  renameSync(`${staticDir}.former`, staticDir)
})

test('without a build the page says what to do', async () => {
  const backend = await testBackend()
  const answer = await fetch(`http://127.0.0.1:${backend.port}/`, { headers: html })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
})

function raw(port: number, target: string, acceptEncoding = 'identity') {
  return new Promise<{ status?: number; encoding?: string; body: Buffer }>((resolve, reject) => {
    const headers = { 'Accept-Encoding': acceptEncoding }
    request({ port, path: target, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          encoding: answer.headers['content-encoding'],
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('a page of another site that leads to the log-out is led to the question first', async () => {
  const backend = await testBackend()
  const visit = (target: string, site?: string) =>
    fetch(`http://127.0.0.1:${backend.port}${target}`, {
      redirect: 'manual',
      headers: { Accept: 'text/html', ...(site && { 'Sec-Fetch-Site': site }) },
    })
  const led = await visit('/account/logout?next=/modules&discard=true', 'cross-site')
  expect(led.status).toBe(303)
  expect(led.headers.get('Location')).toBe('/account/logout?next=%2Fmodules&discard=true&ask=true')
  expect((await visit('/account/logout?ask=true', 'cross-site')).status).not.toBe(303)
  for (const spelling of [
    '/account/logout/',
    '/Account/Logout',
    '/account/%6cogout',
    '/%61ccount/logout',
    '/account//logout',
    '//account/logout',
    '/./account/logout',
  ]) {
    const answer = await visit(spelling, 'cross-site')
    expect(answer.status, spelling).toBe(303)
    expect(answer.headers.get('Location'), spelling).toMatch(/^\/[^/\\].*\?ask=true$/)
  }
  // A neighbour below the same domain is another site too, and a browser that does not say is no proof.
  expect((await visit('/account/logout', 'same-site')).status).toBe(303)
  expect((await visit('/account/logout')).status).toBe(303)
  expect((await visit('/dashboard', 'cross-site')).status).not.toBe(303)
  for (const site of ['none', 'same-origin']) {
    expect((await visit('/account/logout', site)).status).not.toBe(303)
  }
})

test('the page names the prefix of the cookies, and the service worker notices another one', async () => {
  const staticDir = temporaryFolder()
  const html = (prefix: string) =>
    `<!doctype html><meta name="daymark-cookie-prefix" content="${prefix}" />`
  const worker = 'precache([{"revision":"0123","url":"/"},{"revision":"4567","url":"icon.png"}])'
  writeFileSync(path.join(staticDir, 'index.html'), html(''))
  writeFileSync(path.join(staticDir, 'index.html.br'), brotliCompressSync(html('')))
  writeFileSync(path.join(staticDir, 'serviceWorker.js'), worker)
  writeFileSync(path.join(staticDir, 'content-security-policy.txt'), policy)
  const { port } = await ownBackend({ staticDir, cookiePrefix: 'one_' })
  const get = (target: string, encoding: string) =>
    fetch(`http://127.0.0.1:${port}${target}`, {
      headers: { 'Accept-Encoding': encoding, Accept: 'text/html,*/*' },
    })
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await get('/dashboard', encoding)
    expect(await answer.text()).toBe(html('one_'))
    expect(answer.headers.get('Content-Security-Policy')).toBe(policy)
  }
  const changed = await (await get('/serviceWorker.js', 'identity')).text()
  expect(changed).toMatch(/^precache\(\[\{"revision":"[0-9a-f]{32}","url":"\/"\}/)
  expect(changed).toContain('{"revision":"4567","url":"icon.png"}')
})
