import { readFileSync, writeFileSync } from 'node:fs'
import { defineConfig, type GeneratorVerbOptions } from 'orval'
import { forZod } from './scripts/gen/forZod.ts'

const generated = 'packages/api/src/generated'
const transport = 'packages/api/src/transport'

const query = {
  version: 5 as const,
  signal: true,
  useSuspenseQuery: true,
  // ['api', 'v1', 'daily-todo-options', 6]: the key of a list begins the keys of its objects.
  shouldSplitQueryKey: true,
}

/** The session is known before React renders, and a challenge is good once: neither belongs in a cache. */
const noHooks = { query: { useQuery: false, useSuspenseQuery: false, useMutation: false } }

/**
 * Makes the data of a hook the union of the statuses with which a step continues: those of `x-success`, else 200.
 * The request throws ApiError for every other status.
 */
function unionOfSuccesses(verb: GeneratorVerbOptions): GeneratorVerbOptions {
  const { success, errors } = verb.response.types
  const statuses = (verb.originalOperation['x-success'] as number[] | undefined) ?? [200]
  const union = [...success, ...errors]
    .filter(
      ({ key, contentType }) =>
        contentType === 'application/json' && statuses.includes(Number(key)),
    )
    .map(({ value }) => value)
  return {
    ...verb,
    response: {
      ...verb.response,
      definition: { success: [...new Set(union)].join(' | '), errors: 'unknown' },
    },
    override: { ...verb.override, requestOptions: { statuses } },
  }
}

const zod = {
  variant: 'mini' as const,
  version: 4 as const,
  generateReusableSchemas: true,
  generateEachHttpStatus: true,
  generateDiscriminatedUnion: true,
  coerce: { query: ['number' as const], param: ['number' as const] },
}

/** Replaces text in generated code. Throws if nothing matches, because the patch is then obsolete. */
function patch(source: string, pattern: RegExp, replacement: string): string {
  const patched = source.replace(pattern, replacement)
  if (patched === source) throw new Error(`orval no longer writes ${pattern}: remove the patch`)
  return patched
}

/** Patches what orval has no option for, in the files of zod schemas. */
function patchSchemas(files: string[]) {
  for (const file of files) {
    let source = readFileSync(file, 'utf8')
    // No option replaces the import. zod's own `maxLength` counts UTF-16 units; the API counts characters.
    source = patch(source, /'zod\/mini'/g, `'../zodByCharacters.ts'`)
    // No option trims, or knows what can be seen.
    source = patch(
      source,
      /zod\.stringFormat\('trimmed', [^)]+\)/g,
      `zod.string().check(/*#__PURE__*/ zod.visible())`,
    )
    writeFileSync(file, source)
  }
}

const schemas = {
  client: 'zod' as const,
  mode: 'single' as const,
  override: { header: false, components: { schemas: { suffix: 'Schema' } }, zod },
}
const hooks = { afterAllFilesWrite: (files: unknown) => patchSchemas(files as string[]) }

export default defineConfig({
  content: {
    // Uploads have clients of their own: they report progress.
    input: { target: 'openapi/content.yaml', filters: { mode: 'exclude', tags: ['uploads'] } },
    output: {
      target: `${generated}/content.ts`,
      client: 'react-query',
      httpClient: 'axios',
      mode: 'single',
      override: {
        header: false,
        enumGenerationType: 'union',
        mutator: { path: `${transport}/mutators.ts`, name: 'contentRequest' },
        query,
      },
    },
  },
  account: {
    input: { target: 'openapi/allauth.yaml' },
    output: {
      target: `${generated}/account/account.ts`,
      client: 'react-query',
      httpClient: 'axios',
      // A module for each tag: the account page brings its own requests, and a passkey needs no TanStack Query.
      mode: 'tags',
      override: {
        header: false,
        enumGenerationType: 'union',
        mutator: { path: `${transport}/mutators.ts`, name: 'accountRequest' },
        transformer: unionOfSuccesses,
        tags: { session: noHooks, webauthn: noHooks },
        query,
      },
    },
  },
  contentSchemas: {
    input: { target: 'openapi/content.yaml', override: { transformer: forZod } },
    output: { ...schemas, target: `${generated}/content.zod.ts` },
    hooks,
  },
  accountSchemas: {
    input: { target: 'openapi/allauth.yaml', override: { transformer: forZod } },
    output: { ...schemas, target: `${generated}/account.zod.ts` },
    hooks,
  },
})
