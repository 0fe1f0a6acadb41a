import { randomUUID } from 'node:crypto'
import { renameSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { imageTypeOf, imageTypes, maximumImageBytes, signatureLength } from '@daymark/api/schemas'
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { whenUnlocked } from '../database/whenUnlocked.ts'
import type { Services } from '../services.ts'
import { noContent, toResponse } from '../http/routing/apiResponse.ts'
import {
  type ContentProblem,
  notFound,
  otherUser,
  permissionDenied,
  tooLarge,
  unsupportedMediaType,
} from '../http/formats/contentProblem.ts'
import { imageFault } from './imageFault.ts'
import { bytesOnDisk, fits, type Arriving } from './quota.ts'
import { isUploadUrlValid } from './uploadUrls.ts'
import { incomingName } from './unknownFiles.ts'
import { callerOf, findUpload, uploadFile } from './uploads.ts'

type UploadContext = Context<{ Bindings: HttpBindings }>

/** Receives files at upload URLs: `PUT /uploads/{uuid}`. */
export function uploadRoutes(services: Services) {
  const arriving = new Map<string, Arriving>()
  return new Hono<{ Bindings: HttpBindings }>().put('/uploads/:uuid', async (c) => {
    await receive(c, c.req.param('uuid'), services, arriving)
    return toResponse(noContent)
  })
}

async function receive(
  c: UploadContext,
  uuid: string,
  services: Services,
  arriving: Map<string, Arriving>,
): Promise<void> {
  if (!isUploadUrlValid(services, uuid, c.req.query())) {
    throw permissionDenied('This upload URL is invalid or has expired.')
  }
  const upload = findUpload(services.database, uuid)
  if (!upload) throw notFound()
  // The cookies need not come along (docs/product.md#9-3).
  const caller = callerOf(c, services)
  if (caller !== undefined && caller !== upload.user_id) throw otherUser()
  if (upload.content_type !== null) throw permissionDenied('This file was already uploaded.')
  const declared = c.req.header('Content-Type') ?? ''
  if (!isImageType(declared)) throw unsupportedMediaType(declared)
  const announced = Number(c.req.header('Content-Length') ?? 0)
  if (announced > maximumImageBytes) throw fileTooBig()
  if (arriving.has(uuid)) throw permissionDenied('This file is being uploaded.')
  const file: Arriving = { userId: upload.user_id, bytes: 0 }
  // Room is kept before the first byte, or uploads that are held open would go round the quota.
  const grow = (bytes: number) => {
    if (bytes <= file.bytes) return
    if (!fits(services, file.userId, bytes - file.bytes, arriving.values())) throw storageFull()
    file.bytes = bytes
  }
  grow(bytesOnDisk(announced))
  arriving.set(uuid, file)

  const temporary = uploadFile(services, incomingName(randomUUID()))
  try {
    // A body that stops arriving loses its connection.
    c.env.incoming.setTimeout(services.settings.uploadPatience)
    const { type, size } = await store(c.req.raw.body, temporary, grow)
    if (!type) throw unsupportedMediaType(declared)
    const fault = await imageFault(temporary, type)
    if (fault === 'too_many_pixels') throw tooLarge(fault, 'The image has too many pixels.')
    if (fault) throw unsupportedMediaType(type)
    const keep = () => {
      if (!fits(services, upload.user_id, bytesOnDisk(size))) throw storageFull()
      const kept = services.database.run(
        `UPDATE file_uploads SET content_type = ?, size = ?
         WHERE uuid = ? AND content_type IS NULL`,
        type,
        size,
        uuid,
      )
      if (kept === 0) throw permissionDenied('This file was already uploaded.')
      // When this fails the transaction is rolled back, and the row with it.
      renameSync(temporary, uploadFile(services, uuid))
    }
    await whenUnlocked(() => services.database.change(keep))
  } finally {
    c.env.incoming.socket.setTimeout(0)
    arriving.delete(uuid)
    await rm(temporary, { force: true })
  }
}

/**
 * Streams a body into a file, safely on disk, and tells `grow` how long it is so far. Returns its size, and what kind
 * of image it is.
 */
async function store(
  body: ReadableStream<Uint8Array> | null,
  file: string,
  grow: (bytes: number) => void,
) {
  const handle = await open(file, 'wx', 0o600)
  try {
    let size = 0
    let head: Uint8Array = new Uint8Array()
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maximumImageBytes) throw fileTooBig()
      grow(size)
      if (head.byteLength < signatureLength)
        head = Buffer.concat([head, chunk]).subarray(0, signatureLength)
      await handle.write(chunk)
    }
    await handle.sync()
    return { type: imageTypeOf(head), size }
  } finally {
    await handle.close()
  }
}

/** Returns whether a `Content-Type`, which may have parameters, is a type of image that is taken. */
function isImageType(contentType: string): boolean {
  return Object.hasOwn(imageTypes, contentType.replace(/;.*/s, '').trim().toLowerCase())
}

function storageFull(): ContentProblem {
  return tooLarge('storage_full', 'The image quota is used up.')
}

function fileTooBig(): ContentProblem {
  return tooLarge('file_too_big', 'The file is too big.')
}
