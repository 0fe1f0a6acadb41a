import { type DailyTodoOption, isArchivedOn } from '@daymark/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Editing } from '../../../lib/query/editing.ts'
import { useOffers } from '../../../lib/query/offers.ts'
import { dayNow } from '../../../lib/days/days.ts'
import { useMessages } from '../../../lib/forms/useMessages.ts'
import { problemOf } from '../../../lib/forms/serverErrors.ts'
import { toasts } from '../../../ui/toasts.ts'
import { changeableTodo } from '../changeable.ts'
import { moduleOptions } from '../todoQueries.ts'
import './texts.ts'

/**
 * Archives a to-do from today on and restores it. Each shows immediately when the server has it, says so once, and resolves
 * to whether it was done. `findFocus` finds what gets the focus, because the to-do disappears from its place.
 */
export function useArchive(option: DailyTodoOption) {
  const { t } = useTranslation(['archive', 'shell'])
  const { ofProblem } = useMessages()
  const isOffered = useOffers('archive')
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationKey: [changeableTodo.operation],
    mutationFn: ({ shown, isArchived }: { shown: DailyTodoOption; isArchived: boolean }) =>
      new Editing(changeableTodo, shown).save(client, { isArchived }),
  })

  /** Changes the to-do as it is shown. Resolves with it as it is then, or with undefined if it could not be changed. */
  async function change(
    shown: DailyTodoOption,
    isArchived: boolean,
    findFocus?: () => HTMLElement | null,
  ) {
    // Looked for while the to-do is still there.
    const next = findFocus?.()
    try {
      const saved = await mutateAsync({ shown, isArchived })
      const { entity } = saved
      client.setQueryData(moduleOptions(entity.module).queryKey, (options) =>
        options?.map((one) => (one.id === entity.id ? entity : one)),
      )
      next?.focus()
      return saved
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: t(isArchived ? 'failed' : 'restoreFailed', { name: shown.name }),
        description: ofProblem(problemOf(error, {})).join(' '),
      })
      return undefined
    }
  }

  async function restoreShown(shown: DailyTodoOption, findFocus?: () => HTMLElement | null) {
    const saved = await change(shown, false, findFocus)
    if (saved === undefined) return false
    toasts.show({
      tone: 'success',
      title: t('restored', { name: saved.entity.name }),
      description: saved.isChangedElsewhere ? t('shell:changedElsewhere') : undefined,
    })
    return true
  }

  const restore = (findFocus?: () => HTMLElement | null): Promise<boolean> =>
    restoreShown(option, findFocus)

  async function archive(findFocus?: () => HTMLElement | null): Promise<boolean> {
    const saved = await change(option, true, findFocus)
    if (saved === undefined) return false
    const { entity, isChangedElsewhere } = saved
    toasts.show({
      tone: 'success',
      title: t('done', { name: entity.name }),
      description: isChangedElsewhere
        ? `${t('shell:changedElsewhere')} ${t('doneText')}`
        : t('doneText'),
      action: { label: t('undo'), onPress: () => void restoreShown(entity) },
    })
    return true
  }

  return { isOffered, isArchived: isArchivedOn(option, dayNow()), isPending, archive, restore }
}
