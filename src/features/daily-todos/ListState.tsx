import { Skeleton, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/days/days.ts'
import './changes/texts.ts'
import { useListDay } from './useListDay.ts'

/** Says how far a list is today. */
export function ListState({ module }: { module: number }) {
  const { t } = useTranslation(['dailyTodos', 'listChanges'])
  const { count, hasTodos, hasFailed } = useListDay(module, useToday())
  if (count === undefined) return hasFailed ? null : <Skeleton width="short" />
  const { total, done, skipped, optional } = count
  if (total === 0 && optional > 0) {
    return <Words>{t('listChanges:optional', { count: optional })}</Words>
  }
  if (total > 0) return <Words>{t('module.today', { settled: done + skipped, total })}</Words>
  return <Words>{t(hasTodos ? 'module.nothingToday' : 'module.noTodos')}</Words>
}
