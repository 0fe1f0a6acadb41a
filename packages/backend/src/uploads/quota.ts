import { statSync } from 'node:fs'
import { invalid } from '../http/formats/contentProblem.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import type { Services } from '../services.ts'
import { isImageName } from './imageFiles.ts'
import { uploadUrlLifetime, uploadFile, type Upload } from './uploads.ts'

const openAtOnce = 20
/** Files that no option shows yet. */
const unusedAtOnce = 100
/** What a file takes of a disk at least, however short it is. */
const block = 4096

/** What a file of so many bytes takes of a quota. */
export function bytesOnDisk(bytes: number): number {
  return Math.max(bytes, block)
}

/** A file that is arriving; `bytes` is the length that was announced, or more once more has come. */
export interface Arriving {
  userId: number
  bytes: number
}

/** Returns whether so many bytes more fit into what one person may keep, besides the files that are arriving. */
export function fits(
  { database, settings }: Services,
  userId: number,
  bytes: number,
  arriving: Iterable<Arriving> = [],
): boolean {
  const used = database.get<{ bytes: number }>(
    'SELECT coalesce(sum(max(size, ?)), 0) AS bytes FROM file_uploads WHERE user_id = ?',
    block,
    userId,
  )
  let expected = (used?.bytes ?? 0) + bytes
  for (const file of arriving) if (file.userId === userId) expected += file.bytes
  return expected <= settings.imageQuotaBytes
}

/** Throws when a person has too many images or open uploads for another one (docs/product.md#4-13). */
export function requireRoom({ services, userId, now }: RequestContext): void {
  if (!fits(services, userId, block)) {
    throw invalid({ code: 'storage_full', detail: 'The image quota is used up.', attr: null })
  }
  const found = services.database.get<{ open: number; unused: number }>(
    `SELECT count(*) FILTER (WHERE content_type IS NULL AND created_at > ?) AS open,
       count(*) AS unused
     FROM file_uploads WHERE user_id = ? AND attached = 0`,
    now - uploadUrlLifetime * 1000,
    userId,
  )
  if (found && (found.open >= openAtOnce || found.unused >= unusedAtOnce)) {
    const detail = 'Too many uploads are open or unused. Try again later.'
    throw invalid({ code: 'too_many_uploads', detail, attr: null })
  }
}

/** Notes the sizes of images that were taken before sizes were noted. */
export function measureUploads(services: Services): void {
  const { database } = services
  const sql = 'SELECT * FROM file_uploads WHERE content_type IS NOT NULL AND size IS NULL'
  for (const { id, uuid } of database.all<Upload>(sql)) {
    const found = isImageName(uuid)
      ? statSync(uploadFile(services, uuid), { throwIfNoEntry: false })
      : undefined
    database.run('UPDATE file_uploads SET size = ? WHERE id = ?', found?.size ?? 0, id)
  }
}
