import type { Plugin } from 'vite'

/** What a page has to know before it asks its server anything. */
interface Installation {
  apiOrigin: string
  cookiePrefix: string
}

/** Writes into the page where the API is and how its cookies are called, before the page is compressed: no copy of it may say otherwise. */
export function nameApi({ apiOrigin, cookiePrefix }: Installation): Plugin {
  return {
    name: 'name-api',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(/(<meta name="daymark-api-origin" content=")[^"]*/, `$1${apiOrigin}`)
          .replace(/(<meta name="daymark-cookie-prefix" content=")[^"]*/, `$1${cookiePrefix}`),
    },
  }
}
