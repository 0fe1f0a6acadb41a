import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { notFound } from '../http/formats/contentProblem.ts'
import type { Services } from '../services.ts'
import { callerOf, findUpload, uploadFile } from './uploads.ts'

/** Serves images to their owner only: `GET /media/{uuid}/{name}`. Anyone else gets a 404. */
export function mediaRoutes(services: Services): Hono {
  return new Hono().get('/media/:uuid/:name', async (c) => {
    const upload = findUpload(services.database, c.req.param('uuid'))
    const mine = upload !== undefined && upload.user_id === callerOf(c, services)
    if (!mine || upload.content_type === null) throw notFound()
    const file = uploadFile(services, upload.uuid)
    const found = await stat(file).catch(() => undefined)
    if (!found) throw notFound()
    const etag = `"${upload.uuid}"`
    // Revalidated each time: after a log-out the browser's cache must not show it.
    const headers = { 'Cache-Control': 'private, no-cache', ETag: etag }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    // A HEAD request must not leave a file open.
    const stream = c.req.method === 'HEAD' ? Readable.from([]) : createReadStream(file)
    return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
      ...headers,
      'Content-Type': upload.content_type,
      'Content-Length': String(found.size),
      'Content-Disposition': 'inline',
    })
  })
}
