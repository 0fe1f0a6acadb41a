import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { publishBuild } from '../../scripts/builtApp.ts'
import { BackendProcess } from '../support/servers/backendProcess.ts'

/** Returns a place for a build, and what puts a small one there: a page and a script of that name. */
function place() {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const target = join(folder, 'dist')
  const publish = (name: string) => {
    const next = join(folder, 'dist.next')
    mkdirSync(join(next, 'assets'), { recursive: true })
    const script = `export const name = '${name}'\n`.repeat(20)
    writeFileSync(join(next, `assets/${name}.js`), script)
    writeFileSync(join(next, `assets/${name}.js.gz`), gzipSync(script))
    writeFileSync(join(next, 'serviceWorker.js'), name)
    writeFileSync(join(next, 'index.html'), `<script src="/assets/${name}.js"></script>`)
    writeFileSync(join(next, 'content-security-policy.txt'), "default-src 'self'")
    publishBuild(next, target)
  }
  return { folder, target, publish }
}

test('a build under a running server is served as a whole, and a page from before continues to work', async () => {
  const { folder, target, publish } = place()
  publish('first')
  const backend = await new BackendProcess().start({ STATIC_DIR: target })
  onTestFinished(() => backend.dispose())
  const get = (path: string) => fetch(backend.origin + path, { headers: { Accept: '*/*' } })
  expect(await (await get('/serviceWorker.js')).text()).toBe('first')

  publish('second')
  expect(await (await get('/serviceWorker.js')).text()).toBe('second')
  expect(await (await get('/')).text()).toContain('/assets/second.js')
  const script = await get('/assets/second.js')
  expect([script.status, script.headers.get('Content-Encoding')]).toEqual([200, 'gzip'])
  expect((await get('/assets/first.js')).status).toBe(200)

  publish('third')
  expect(await (await get('/')).text()).toContain('/assets/third.js')
  expect((await get('/assets/second.js')).status).toBe(200)
  expect((await get('/assets/first.js')).status).toBe(404)
  expect(readdirSync(folder)).toEqual(['dist'])
})
