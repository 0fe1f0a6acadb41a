import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { imageTypeOf } from '@daymark/api/schemas'
import type { Services } from '../services.ts'
import { uploadFile } from '../uploads/uploads.ts'

/** An image for a test or the demo account. */
export interface SeedImage {
  fileName: string
  /** The bytes, base64. */
  data: string
}

/** Stores an image as if a person had uploaded it and an option showed it. Returns the id of the upload. */
export function seedImage(services: Services, userId: number, image: SeedImage): number {
  const uuid = randomUUID()
  const bytes = Buffer.from(image.data, 'base64')
  writeFileSync(uploadFile(services, uuid), bytes, { mode: 0o600 })
  return services.database.insert('file_uploads', {
    user_id: userId,
    created_at: services.clock.now(),
    uuid,
    file_name: image.fileName,
    content_type: imageTypeOf(bytes) ?? 'image/png',
    attached: 1,
  })
}
