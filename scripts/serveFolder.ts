import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { preview, type Connect } from 'vite'

/**
 * Serves a built folder at an address of this machine, as any web server could: with Vite's preview server.
 * `before` may respond to a request first. Without a port it takes a free one.
 */
export async function serveFolder(folder: string, before?: Connect.NextHandleFunction, port = 0) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: 'localhost', port, strictPort: true },
    plugins: before && [
      {
        name: 'respond-before',
        configurePreviewServer: ({ middlewares }) => void middlewares.use(before),
      },
    ],
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error(`${folder} is not served`)
  return { origin: new URL(url).origin, stop: () => void server.close() }
}

/**
 * Serves the built app on an origin of its own and tells it where the API is: the page's `daymark-api-origin`
 * is filled in, and every address of the app gets the page. `api` is asked at each page, because the API may
 * start later than this.
 */
export function serveFrontend(dist: string, api: () => string) {
  return serveFolder(dist, ({ url = '/' }, response, next) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (extname(pathname) !== '' && pathname !== '/index.html') return next()
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(
      readFileSync(join(dist, 'index.html'), 'utf8').replace(
        /(<meta name="daymark-api-origin" content=")[^"]*"/,
        `$1${api()}"`,
      ),
    )
  })
}
