import { randomUUID } from 'node:crypto'
import { renameSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import {
  imageTypeOf,
  imageTypes,
  maximumImageBytes,
  maximumImagePixels,
  signatureLength,
} from '@daymark/api/schemas'
import { Hono, type Context } from 'hono'
import { imageSizeFromFile } from 'image-size/fromFile'
import type { Services } from '../services.ts'
import { noContent, toResponse } from '../http/routing/apiResponse.ts'
import {
  type ContentProblem,
  notFound,
  permissionDenied,
  tooLarge,
  unsupportedMediaType,
} from '../http/formats/contentProblem.ts'
import { fits } from './quota.ts'
import { isUploadUrlValid } from './uploadUrls.ts'
import { incomingName } from './unknownFiles.ts'
import { findUpload, uploadFile } from './uploads.ts'

/** Receives files at upload URLs: `PUT /uploads/{uuid}`. */
export function uploadRoutes(services: Services): Hono {
  return new Hono().put('/uploads/:uuid', async (c) => {
    await receive(c, c.req.param('uuid'), services)
    return toResponse(noContent)
  })
}

async function receive(c: Context, uuid: string, services: Services): Promise<void> {
  if (!isUploadUrlValid(services, uuid, c.req.query())) {
    throw permissionDenied('This upload address is not valid, or not any more.')
  }
  const upload = findUpload(services.database, uuid)
  if (!upload) throw notFound()
  if (upload.content_type !== null) throw permissionDenied('This file was already uploaded.')
  const declared = c.req.header('Content-Type') ?? ''
  if (!isImageType(declared)) throw unsupportedMediaType(declared)
  if (Number(c.req.header('Content-Length') ?? 0) > maximumImageBytes) throw fileTooBig()

  const temporary = uploadFile(services, incomingName(randomUUID()))
  try {
    const { type, size } = await store(c.req.raw.body, temporary)
    if (!type) throw unsupportedMediaType(declared)
    // One whose file does not tell is broken or incomplete: the person who sent it will see that.
    const image = await imageSizeFromFile(temporary).catch(() => undefined)
    if (image && image.width * image.height > maximumImagePixels) {
      throw tooLarge('too_many_pixels', 'The image has too many pixels.')
    }
    services.database.transaction(() => {
      if (!fits(services, upload.user_id, size)) {
        throw tooLarge('storage_full', 'There is no room for more images.')
      }
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
    })
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Streams a body into a file, safely on disk. Returns its size, and what kind of image it is. */
async function store(body: ReadableStream<Uint8Array> | null, file: string) {
  const handle = await open(file, 'wx', 0o600)
  try {
    let size = 0
    let head: Uint8Array = new Uint8Array()
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maximumImageBytes) throw fileTooBig()
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

/** Whether a `Content-Type`, which may have parameters, is a type of image that is taken. */
function isImageType(contentType: string): boolean {
  return Object.hasOwn(imageTypes, contentType.replace(/;.*/s, '').trim().toLowerCase())
}

function fileTooBig(): ContentProblem {
  return tooLarge('file_too_big', 'The file is too big.')
}
