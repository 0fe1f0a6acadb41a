import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from 'orval'
import { type ApiDocument, operationsOf } from './document.ts'
import { collapseBlankLines } from './schemas.ts'

const transport = fileURLToPath(
  new URL('../../packages/api/src/transport/content.ts', import.meta.url),
)

/**
 * Writes `content.ts`: for each operation of the content API a function, and for TanStack Query a key,
 * query options and a hook. Types come from `types.ts`. Query keys are the parts of the path, then the
 * query, so that the key of a list without its query is a prefix of all keys of its resource.
 */
export async function generateContent(document: ApiDocument, folder: string): Promise<void> {
  const target = `${folder}/content.ts`
  const models = mkdtempSync(join(tmpdir(), 'daymark-gen-'))
  await generate({
    input: {
      target: withoutFailures(document) as never,
      filters: { mode: 'exclude', tags: ['uploads'] },
    },
    output: {
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'single',
      target,
      // orval insists on models of its own and on a package specifier to import them from.
      schemas: { path: models, importPath: '#types' },
      urlEncodeParameters: true,
      override: {
        header: false,
        mutator: { path: transport, name: 'contentRequest' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          version: 5,
          signal: true,
          shouldSplitQueryKey: true,
          mutationInvalidates: invalidations(document),
        },
      },
    },
  })
  rmSync(models, { recursive: true })
  // orval types query options for useQuery only; these also serve useSuspenseQuery and loaders.
  const source = readFileSync(target, 'utf8')
    .replace(
      /(return\s+\{ queryKey, queryFn,[^}]*\} as )UseQueryOptions</g,
      '$1UnusedSkipTokenOptions<',
    )
    .replace(/^ {2}UseQueryResult$/m, '  UseQueryResult,\n  UnusedSkipTokenOptions')
    .replace(`'#types'`, `'./types.ts'`)
    .replace(/'[^']*transport\/content(\.ts)?'/g, `'../transport/content.ts'`)
  writeFileSync(target, collapseBlankLines(source))
}

/** The mutator throws an ApiError for all that is no success, so that orval need not know the bodies. */
function withoutFailures(document: ApiDocument): ApiDocument {
  const copy = structuredClone(document)
  for (const { operation } of operationsOf(copy)) {
    const successes = Object.entries(operation.responses).filter(([status]) =>
      status.startsWith('2'),
    )
    operation.responses = Object.fromEntries(
      successes.map(([status, response]) => [
        status,
        response.$ref ? { description: 'No body' } : response,
      ]),
    )
  }
  return copy
}

/**
 * A mutation makes the lists and objects of its resource stale, and the dashboard if widgets may differ.
 * A deletion leaves its own resource alone: the page of what is gone is still there and would read it
 * again. Items are left to the widget, which knows the answer before the server does.
 */
function invalidations(document: ApiDocument) {
  const operations = operationsOf(document).map(({ method, operation }) => ({
    method,
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
  }))
  return operations
    .filter(({ method, tag }) => method !== 'get' && /-(modules|options|widgets)$/.test(tag))
    .map(({ id, method, tag }) => {
      const list = operations.find((other) => other.tag === tag && other.id.startsWith('list'))
      const stale = [
        ...(list && method !== 'delete' ? [list.id] : []),
        ...(tag.endsWith('-widgets') || id.startsWith('delete') ? ['getWidgets'] : []),
      ]
      return { onMutations: [id], invalidates: stale }
    })
}
