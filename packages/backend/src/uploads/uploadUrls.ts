import { randomUUID } from 'node:crypto'
import { isOver } from '../clock.ts'
import { formatTimestamp } from '../content/crud/timestamp.ts'
import { created } from '../http/routing/apiResponse.ts'
import type { Operations } from '../http/routing/operation.ts'
import { sameText } from '../secrets.ts'
import type { Services } from '../services.ts'
import { requireRoom } from './quota.ts'
import { uploadUrlLifetime } from './uploads.ts'

/** Asking where a file may be sent (docs/product.md#4-5). */
export const uploadOperations = {
  createFileUpload: {
    handle(context) {
      const { services, userId, now, body } = context
      const { fileName } = body
      requireRoom(context)
      const uuid = randomUUID()
      const row = { user_id: userId, created_at: now, uuid, file_name: fileName }
      const id = services.database.insert('file_uploads', row)
      const expires = String(Math.floor(now / 1000) + uploadUrlLifetime)
      const query = `expires=${expires}&signature=${sign(services, uuid, expires)}`
      return created({
        id,
        user: userId,
        createdAt: formatTimestamp(now),
        fileUUID: uuid,
        fileName,
        fileUploadURL: `${services.apiOrigin}/uploads/${uuid}?${query}`,
      })
    },
  },
} satisfies Operations<'createFileUpload'>

/** Returns whether an address was handed out by this server and still holds. */
export function isUploadUrlValid(
  services: Services,
  uuid: string,
  { expires = '', signature = '' }: Record<string, string>,
): boolean {
  const expected = sign(services, uuid, expires)
  const lifetime = uploadUrlLifetime * 1000
  const start = Number(expires) * 1000 - lifetime
  return sameText(signature, expected) && !isOver(start, lifetime, services.clock.now())
}

function sign({ key }: Services, uuid: string, expires: string): string {
  return key.sign('upload', `${uuid} ${expires}`)
}
