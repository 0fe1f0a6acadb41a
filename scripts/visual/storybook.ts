import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { AddressInfo } from 'node:net'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Builds the static Storybook of a source tree into a folder. */
export function buildStorybook(source: string, folder: string): void {
  const program = join(source, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = ['build', '--output-dir', folder, '--disable-telemetry', '--quiet']
  execFileSync(process.execPath, [program, ...options], {
    cwd: source,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
}

/** Ids of the stories in a static Storybook; documentation pages are left out. */
export function storiesOf(folder: string): string[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>
  }
  return Object.entries(index.entries)
    .filter(([, { type }]) => type === 'story')
    .map(([id]) => id)
}

/** Serves a folder on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    readFile(join(folder, path)).then(
      (body) => {
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' })
        response.end(body)
      },
      () => {
        response.writeHead(404).end()
      },
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
