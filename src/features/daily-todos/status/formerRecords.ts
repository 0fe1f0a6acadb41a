import type { DailyTodoStatus } from '@daymark/api'
import type { DehydratedState } from '@tanstack/react-query'
import { readRecords, writeRecord } from '../../../lib/offline/localRecords.ts'
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

/** Records the choices that version 0.1.0 left on this device as today's mutation does. */
export function takeOverFormerChoices(userId: number): void {
  for (const { state } of readRecords<Partial<DehydratedMutation>>(userId)) {
    const variables: unknown = state?.variables
    if (!isFormer(variables)) continue
    const { status, known, madeAt, hasWaited, module, date, option, name } = variables
    const { mutationKey, scope, meta } = setStatus({ module, date, option, name }, userId)
    const context: Choice = { chosenAt: madeAt, isBehind: hasWaited, baseStatuses: known }
    writeRecord(userId, `${module}/${date}/${option}`, {
      mutationKey,
      scope,
      meta,
      state: { ...state, variables: status, context },
    })
  }
}
