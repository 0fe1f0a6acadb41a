import { apiOperations, type OperationId } from '@daymark/api/schemas'
import type { Interaction, Pact } from './pactFiles.ts'

export const operationIds = Object.keys(apiOperations) as OperationId[]

/** Returns whether an interaction is a call of this operation, by method and path. */
export function isCallOf(id: OperationId, { request }: Interaction): boolean {
  const { method, path } = apiOperations[id]
  const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
  return request.method === method && pattern.test(request.path)
}

/** Returns the statuses that the description of an operation names. */
export const describedStatuses = (id: OperationId): number[] =>
  Object.keys(apiOperations[id].responses).map(Number)

/** Returns the statuses of an operation that some interaction promises. */
export const promisedStatuses = (pact: Pact, id: OperationId): Set<number> =>
  new Set(
    pact.interactions
      .filter((interaction) => isCallOf(id, interaction))
      .map(({ response }) => response.status),
  )
