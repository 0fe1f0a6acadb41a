import {
  ArchivedTimeSchema,
  DailyTodoItemInputSchema,
  EmailTextSchema,
  FileUploadInputSchema,
  InspirationItemInputSchema,
  InspirationTypeSchema,
  type KindName,
  NameSchema,
  NewSchedulesSchema,
  NoteSchema,
  OptionTextSchema,
  PasskeyNameSchema,
  PreferencesSchema,
  UserSchema,
} from '@daymark/api/schemas'
import { decodeCredentialPublicKey } from '@simplewebauthn/server/helpers'
import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { isTimeZone } from '../reminders/when.ts'
import { isImageName } from '../uploads/imageFiles.ts'

/** The names of the kinds of records that each kind of module has, besides those of the account itself. */
type RecordKind =
  | 'account'
  | 'emailAddress'
  | 'passkey'
  | 'upload'
  | 'preferences'
  | `${KindName}${'Module' | 'Option' | 'Item' | 'Widget'}`

// Half of the numbers that JavaScript knows exactly are left for what is made later.
const id = z.int().check(z.gte(1), z.lte(2 ** 52))
/** Milliseconds since 1970, until the end of the year 9999. */
const moment = z.int().check(z.gte(0), z.lte(253_402_300_799_999))
const timeZone = z.string().check(z.refine(isTimeZone))
/** A name that an e-mail address begins with, or that Django had, and a number. */
const username = z.string().check(z.minLength(1), z.maxLength(300))
const bytes = z.string().check(z.minLength(1), z.maxLength(65_536), z.regex(/^[\w-]+$/))
const uuid = z.string().check(z.refine(isImageName))
const module = { id, account: id, createdAt: moment, name: NameSchema }
const part = { id, account: id, module: id, name: NameSchema }

/**
 * The members of each kind of record. What people write has the schema with which the API takes it. `kind` is no member here,
 * and neither is the `content` of an upload.
 */
export const archiveSchemas: Readonly<Record<RecordKind, z.ZodMiniType>> = {
  account: z.strictObject({
    id,
    account: id,
    username,
    language: z.enum(languages),
    timeZone,
    passkeyHandle: z.string().check(z.minLength(1), z.refine(isHandle)),
    createdAt: moment,
  }),
  emailAddress: z.strictObject({
    id,
    account: id,
    email: EmailTextSchema,
    isVerified: z.boolean(),
    isPrimary: z.boolean(),
  }),
  passkey: z.strictObject({
    id,
    account: id,
    name: PasskeyNameSchema,
    credentialId: bytes,
    publicKey: bytes.check(z.refine(isPublicKey)),
    isPasswordless: z.nullable(z.boolean()),
    signCount: z.int().check(z.gte(0), z.lte(2 ** 32 - 1)),
    createdAt: moment,
    lastUsedAt: z.nullable(moment),
  }),
  upload: z.strictObject({
    id,
    account: id,
    uuid,
    fileName: FileUploadInputSchema.shape.fileName,
    createdAt: moment,
  }),
  dailyTodosModule: z.strictObject(module),
  dailyTodosOption: z.strictObject({
    ...part,
    text: OptionTextSchema,
    schedules: z.nullish(NewSchedulesSchema),
    archived: z.nullish(z.array(ArchivedTimeSchema).check(z.maxLength(200))),
  }),
  dailyTodosItem: z.strictObject({
    id,
    account: id,
    module: id,
    option: id,
    date: DailyTodoItemInputSchema.shape.date,
    status: DailyTodoItemInputSchema.shape.status,
    note: z.nullish(NoteSchema),
  }),
  dailyTodosWidget: z.strictObject(part),
  inspirationModule: z.strictObject(module),
  inspirationOption: z
    .strictObject({
      ...part,
      type: InspirationTypeSchema,
      text: z.nullable(OptionTextSchema),
      image: z.nullable(id),
    })
    .check(z.refine(({ type, text }) => type === 'image' || text !== null, { path: ['text'] })),
  inspirationItem: z.strictObject({
    id,
    account: id,
    module: id,
    option: id,
    date: InspirationItemInputSchema.shape.date,
  }),
  inspirationWidget: z.strictObject(part),
  preferences: z.strictObject({
    id,
    account: id,
    document: PreferencesSchema.check(
      z.refine(({ timeZone: zone }) => zone === undefined || isTimeZone(zone), {
        path: ['timeZone'],
      }),
    ),
  }),
}

/** Returns whether a text is the base64url of what a passkey may call its account. */
function isHandle(text: string): boolean {
  if (!UserSchema.shape.passkeyHandle.safeParse(text).success) return false
  return Buffer.from(Buffer.from(text, 'base64url').toString()).toString('base64url') === text
}

/** Returns whether a text is the base64url of a public key that a sign-in can be checked with. */
function isPublicKey(text: string): boolean {
  try {
    const key = decodeCredentialPublicKey(new Uint8Array(Buffer.from(text, 'base64url')))
    return key.get(1) !== undefined && key.get(3) !== undefined
  } catch {
    return false
  }
}
