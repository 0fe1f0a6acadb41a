import { IdsSchema, NameSchema, PreferencesSchema } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import type { AnyModuleKind } from '../../ui/module-kind/moduleKind.ts'
import type { AnyTakeout, TakenModule } from '../../ui/module-kind/takeout.ts'
import { moduleKinds } from '../moduleKinds.ts'

/** A kind, with the functions that export and import its content. */
export interface KindTakeout {
  kind: AnyModuleKind
  takeout: AnyTakeout
}

export async function loadTakeouts(): Promise<KindTakeout[]> {
  return Promise.all(
    Object.values(moduleKinds).map(async (kind) => ({ kind, takeout: await kind.takeout() })),
  )
}

/** The format of the file that this app writes; a change that older ones cannot read counts it up. */
export const version = 1

/** The ids that a module and its parts had, in the order of the file: only the preferences of the file name them. */
const FormerIdsSchema = z.object({
  module: z.int(),
  options: IdsSchema,
  widgets: IdsSchema,
})

/** A module in a file, with the key of its kind. */
export type FileModule = TakenModule & {
  kind: string
  ids?: z.infer<typeof FormerIdsSchema> | undefined
}

/** Returns the schema of a file (docs/takeout.md). Each kind defines its options, unless they are checked otherwise. */
export function fileSchema(
  kinds: readonly KindTakeout[],
  optionOf = ({ schema }: AnyTakeout): z.core.$ZodType => schema,
) {
  const modules = kinds.map(({ kind, takeout }) =>
    z.object({
      kind: z.literal(kind.kind as string),
      name: NameSchema,
      ids: z.optional(FormerIdsSchema),
      widgets: z.array(NameSchema),
      options: z.array(optionOf(takeout)),
    }),
  )
  const [first, ...others] = modules
  if (first === undefined) throw new Error('There is no kind of module.')
  return z.object({
    format: z.literal('daymark'),
    version: z.literal(version),
    preferences: z.optional(PreferencesSchema),
    modules: z.array(z.discriminatedUnion('kind', [first, ...others])),
  })
}
