import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/servers/servers.ts'
import { startWebServer } from '../support/servers/webServers.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the app as an operator does who has set a prefix for the cookies. Returns the folder of the build. */
async function buildWithPrefix(prefix: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-prefix-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = join(folder, 'dist')
  const program = join(root, 'node_modules/vite/bin/vite.js')
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    COOKIE_PREFIX: prefix,
    DAYMARK_DIST: site,
  }
  await promisify(execFile)(process.execPath, [program, 'build'], { cwd: root, env })
  return site
}

test('a page that was built with the prefix of the cookies is served with it, compressed or not', async () => {
  const site = await buildWithPrefix('family_')
  for (const name of ['caddy', 'nginx'] as const) {
    const server = await startWebServer(name, { backend: await freePort(), site })
    for (const encoding of ['identity', 'gzip', 'br']) {
      const served = await fetch(`http://localhost:${server.port}/dashboard`, {
        headers: { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': encoding },
      })
      expect(await served.text()).toContain('<meta name="daymark-cookie-prefix" content="family_"')
    }
    await server.stop()
  }
}, 300_000)
