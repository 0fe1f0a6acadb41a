import { writeFileSync } from 'node:fs'
import { type ApiDocument, operationsOf } from './document.ts'

/**
 * Writes `account.ts`: for each operation of the account API a function that resolves with its answer,
 * whatever the documented status. openapi-fetch types the calls, so a wrong one would not compile.
 */
export function generateAccount(document: ApiDocument, folder: string): void {
  const functions = operationsOf(document).map(({ method, path, operation }) => {
    const { operationId: id, requestBody, parameters, responses } = operation
    const input = (requestBody?.content['application/json'] as Media | undefined)?.schema.$ref
    const bodyType = input?.split('/').at(-1)
    const queryType =
      parameters && `types.${id.replace(/^./, (letter) => letter.toUpperCase())}Params`
    const statuses = Object.entries(responses)
      .filter(([, { $ref, content }]) => 'application/json' in (content ?? resolve(document, $ref)))
      .map(([status]) => status)
    const takes = [
      ...(bodyType ? [`body: types.${bodyType}`] : []),
      ...(queryType ? [`query?: ${queryType}`] : []),
      'options?: CallOptions',
    ]
    const passes = [
      '...options',
      ...(bodyType ? ['body'] : []),
      ...(queryType ? ['params: { query }'] : []),
    ]
    return [
      `/** ${operation.summary} */`,
      `export const ${id} = (${takes.join(', ')}): Promise<AnswerOf<'${id}'>> =>`,
      `  answer(client().${method.toUpperCase()}('${path}', { ${passes.join(', ')} }), [${statuses.join(', ')}])`,
      '',
    ].join('\n')
  })
  const imports = [
    `import { type AnswerOf, answer, type CallOptions } from '../transport/account.ts'`,
    `import { client } from '../transport/client.ts'`,
    `import type * as types from './types.ts'`,
    '',
    '',
  ]
  writeFileSync(`${folder}/account.ts`, imports.join('\n') + functions.join('\n'))
}

type Media = { schema: { $ref?: string } }

const resolve = (document: ApiDocument, reference: string | undefined) =>
  document.components['responses']?.[reference?.split('/').at(-1) ?? '']?.content ?? {}
