import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the built app on an origin of its own and tells it where the API is, as any web server could:
 * the page's `daymark-api-origin` is filled in, and every path that is no file gets the page.
 * `api` is asked at each page, because the API may start later than this.
 */
export async function serveFrontend(dist: string, api: () => string, port = 0) {
  const page = () =>
    readFileSync(join(dist, 'index.html'), 'utf8').replace(
      /(<meta name="daymark-api-origin" content=")[^"]*"/,
      `$1${api()}"`,
    )
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://_').pathname))
    const file = join(dist, path)
    const found = path !== '/' && existsSync(file) && statSync(file).isFile()
    response.setHeader('Content-Type', types[found ? extname(file) : '.html'] ?? 'text/plain')
    response.end(found ? readFileSync(file) : page())
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const { port: used } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${used}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
