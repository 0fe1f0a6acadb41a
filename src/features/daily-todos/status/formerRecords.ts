import type { DailyTodoStatus } from '@daymark/api'
import type { DehydratedState } from '@tanstack/react-query'
import type { Choice } from './choice.ts'
import type { TodoPlace } from './itemPart.ts'
import { setStatus } from './setStatus.ts'

type DehydratedMutation = DehydratedState['mutations'][number]

/** What version 0.1.0 had as the variables of a choice. */
interface FormerVariables extends TodoPlace {
  status: DailyTodoStatus
  known: DailyTodoStatus[]
  madeAt: number
  hasWaited: boolean
}

function isFormer(variables: unknown): variables is FormerVariables {
  return typeof variables === 'object' && variables !== null && 'madeAt' in variables
}

/** Returns a choice that version 0.1.0 left on this device as today's mutation records it. Other records stay unchanged. */
export function upgradeStatusRecord(record: unknown, userId: number): unknown {
  const { state } = (record ?? {}) as Partial<DehydratedMutation>
  const variables: unknown = state?.variables
  if (!isFormer(variables)) return record
  const { status, known, madeAt, hasWaited, module, date, option, name } = variables
  const { mutationKey, scope, meta } = setStatus({ module, date, option, name }, userId)
  const context: Choice = { chosenAt: madeAt, isBehind: hasWaited, baseStatuses: known }
  return { mutationKey, scope, meta, state: { ...state, variables: status, context } }
}
