import { apiOperations } from './generated/operations.ts'

/** The name of an operation in the descriptions. */
export type OperationId = keyof typeof apiOperations

interface Check {
  safeParse: (value: unknown) => { success: boolean; error?: Error }
}

const ids = Object.keys(apiOperations) as OperationId[]
const operations = ids.map((id) => {
  const { method, path } = apiOperations[id]
  return { id, method, pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }
})

/** Returns the operation of the descriptions that has this method and path. The path has no query. */
export const operationAt = (method: string, path: string): OperationId | undefined =>
  operations.find((one) => one.method === method && one.pattern.test(path))?.id

/**
 * Compares an answer with its description. `configureApi({ checkAnswer })` makes the transport do so for each answer in
 * development and in tests.
 *
 * `path` is the path of the address without its query. `body` is the parsed JSON, or `undefined` without a body. Throws
 * an Error that names the call and the deviation of its answer.
 */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const id = operationAt(method, path)
  const call = `${method} ${path}`
  if (!id) throw new Error(`${call} is not described`)
  const responses: Partial<Record<number, Check | null>> = apiOperations[id].responses
  if (!(status in responses)) throw new Error(`${call} answers ${status}, not described`)
  const schema = responses[status]
  const result = schema?.safeParse(body)
  if (result && !result.success) {
    throw new Error(
      `${call} answers ${status} with another body than described: ${result.error?.message}`,
    )
  }
}
