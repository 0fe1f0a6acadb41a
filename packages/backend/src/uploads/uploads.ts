import { rmSync } from 'node:fs'
import type { Context } from 'hono'
import { Session } from '../accounts/session.ts'
import type { Database } from '../database/database.ts'
import { imagesFolder } from '../database/dataFolder.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { cookieNames, readCookies } from '../http/security/cookies.ts'
import type { Services } from '../services.ts'
import { imageFile, isImageName } from './imageFiles.ts'

export interface Upload {
  id: number
  user_id: number
  uuid: string
  file_name: string
  /** Null until the file has arrived. */
  content_type: string | null
}

type Gone = Pick<Upload, 'uuid'>

/** Seconds in which the file may be sent, and until a file that no option shows is removed. */
export const uploadUrlLifetime = 300
const unusedLifetime = 86_400

export function uploadFile(services: Pick<Services, 'settings'>, uuid: string): string {
  return imageFile(imagesFolder(services.settings.dataDir), uuid)
}

/** Returns the person whose session the cookies of a request name. Undefined for a visitor. */
export function callerOf(c: Context, { database, clock, settings }: Services): number | undefined {
  const tokens = readCookies(c)(cookieNames(settings).session)
  return Session.of(database, tokens, clock.now()).userId
}

/** A row with another name than a UUID came from a file of an earlier version, and counts as missing. */
export function findUpload(database: Database, uuid: string): Upload | undefined {
  if (!isImageName(uuid)) return undefined
  return database.get<Upload>('SELECT * FROM file_uploads WHERE uuid = ?', uuid)
}

/** Notes that an option shows an upload of the caller's. Returns false when they have no such upload. */
export function attachUpload({ services, userId }: RequestContext, id: number): boolean {
  const sql = 'UPDATE file_uploads SET attached = 1 WHERE id = ? AND user_id = ?'
  return services.database.run(sql, id, userId) === 1
}

/** Returns the URL of an image for its owner, absolute and escaped. */
export function mediaUrl({ apiOrigin }: Services, uuid: string, fileName: string): string {
  return `${apiOrigin}/media/${uuid}/${encodeURIComponent(fileName)}`
}

/** Removes the caller's uploads that an option showed and none shows any more. */
export function removeDetached(context: RequestContext): void {
  const isShown = 'SELECT 1 FROM inspiration_options WHERE image_id = file_uploads.id'
  removeOwn(context, `attached = 1 AND NOT EXISTS (${isShown})`)
}

/** Removes everything that the caller has uploaded or announced. */
export function removeUploadsOfUser(context: RequestContext): void {
  removeOwn(context, 'true')
}

function removeOwn({ services, userId, afterwards }: RequestContext, condition: string): void {
  const sql = `DELETE FROM file_uploads WHERE user_id = ? AND ${condition} RETURNING uuid`
  const gone = services.database.all<Gone>(sql, userId)
  // The file is deleted last: a file without a row does no harm, a row without its file would.
  afterwards.push(() => removeFiles(services, gone))
}

/** Removes what was uploaded, or only announced, and never used within a day. */
export function removeUnused(services: Services): void {
  const gone = services.database.all<Gone>(
    'DELETE FROM file_uploads WHERE attached = 0 AND created_at < ? RETURNING uuid',
    services.clock.now() - unusedLifetime * 1000,
  )
  removeFiles(services, gone)
}

function removeFiles(services: Services, gone: readonly Gone[]): void {
  for (const { uuid } of gone) {
    if (isImageName(uuid)) rmSync(uploadFile(services, uuid), { force: true })
  }
}
