import { apiOperations } from './generated/operations.ts'

interface Check {
  safeParse: (value: unknown) => { success: boolean; error?: Error }
}

const operations = Object.values(apiOperations).map(({ method, path, responses }) => ({
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  responses: responses as Partial<Record<number, Check | null>>,
}))

/**
 * Compares an answer with its description. `configureApi({ checkAnswer })` makes the transport do so for each answer in
 * development and in tests.
 *
 * `path` is the path of the address without its query. `body` is the parsed JSON, or `undefined` without a body. Throws
 * an Error that names the call and the deviation of its answer.
 */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const operation = operations.find((one) => one.method === method && one.pattern.test(path))
  const call = `${method} ${path}`
  if (!operation) throw new Error(`${call} is not described`)
  if (!(status in operation.responses)) throw new Error(`${call} answers ${status}, not described`)
  const schema = operation.responses[status]
  const result = schema?.safeParse(body)
  if (result && !result.success) {
    throw new Error(
      `${call} answers ${status} with another body than described: ${result.error?.message}`,
    )
  }
}
