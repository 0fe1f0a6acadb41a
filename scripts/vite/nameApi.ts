import type { Plugin } from 'vite'

/** Says in the page where the API is, before the page is compressed: no copy of it may say otherwise. */
export function nameApi(origin: string): Plugin {
  return {
    name: 'name-api',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/(<meta name="daymark-api-origin" content=")[^"]*/, `$1${origin}`),
    },
  }
}
