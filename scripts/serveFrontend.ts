import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { serveFolder } from './serveFolder.ts'

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
