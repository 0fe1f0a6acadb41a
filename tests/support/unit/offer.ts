import { type Feature, getGetWidgetsQueryKey } from '@daymark/api'
import { queryClient } from '../../../src/lib/query/queryClient.ts'

/** Has the backend name these optional parts, and no lists. */
export const offer = (...features: Feature[]) =>
  queryClient.setQueryData(getGetWidgetsQueryKey(), { dailyTodos: [], inspiration: [], features })
