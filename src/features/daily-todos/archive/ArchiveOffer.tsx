import type { DailyTodoOption } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import type { ArchiveOfferProps } from '../../../ui/module-kind/moduleKind.ts'
import { useArchive } from './useArchive.ts'
import './texts.ts'

/** Hands what can be done with a to-do instead of deleting it to the page that shows it. Nothing where the backend has no archive. */
export function ArchiveOffer({ option, children }: ArchiveOfferProps<DailyTodoOption>) {
  const { t } = useTranslation('archive')
  const { isOffered, isArchived, isPending, archive, restore } = useArchive(option)
  if (!isOffered) return children(undefined)
  return children(
    isArchived
      ? { label: t('restore'), isPending, start: restore }
      : { label: t('action'), insteadOfDeletion: t('keeps'), isPending, start: archive },
  )
}
