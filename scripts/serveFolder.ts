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
