import { Skeleton, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useListToday } from './useListToday.ts'

/** Says how far a list is today. */
export function ListState({ module }: { module: number }) {
  const { t } = useTranslation('dailyTodos')
  const { count, hasTodos, hasFailed } = useListToday(module)
  if (count === undefined) return hasFailed ? null : <Skeleton width="short" />
  const { total, done, skipped } = count
  if (total > 0) return <Words>{t('module.today', { settled: done + skipped, total })}</Words>
  return <Words>{t(hasTodos ? 'module.nothingToday' : 'module.noTodos')}</Words>
}
