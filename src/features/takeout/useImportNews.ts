import { useTranslation } from 'react-i18next'
import type { ImportState } from './importJob.ts'
import { newIn, sum } from './plan.ts'
import { quarterOf } from './quarterOf.ts'
import { useCounts } from './useCounts.ts'
import { useOutcome } from './useOutcome.ts'
import { useProblem } from './useProblem.ts'

/** Returns what a screen reader says about an import, once for each part and each quarter of the way. */
export function useImportNews(state: ImportState): string {
  const { t } = useTranslation('takeout')
  const inWords = useCounts()
  const outcomeIn = useOutcome()
  const problemIn = useProblem()
  if (state.kind === 'none') return ''
  const { fileName: name } = state
  switch (state.kind) {
    case 'looking':
      return t('import.looking', { name })
    case 'broken':
    case 'unread':
      return problemIn(state)
    case 'preview': {
      const what = inWords(sum(state.plan.map(newIn)))
      return what === '' ? t('import.nothing', { name }) : t('import.willMake', { name, what })
    }
    case 'running': {
      if (state.waitsFor > 0) return t('waiting', { count: Math.ceil(state.waitsFor) })
      const part = state.total === 0 ? 0 : quarterOf(state.done / state.total)
      const start = t('import.progress', { name })
      return part === 0 ? start : `${start}. ${t('percent', { part })}`
    }
    case 'stopped':
      return t('import.stopped', { name })
    case 'finished':
      return outcomeIn(name, state)
  }
}
