import { type DailyTodoOption, getUpdateDailyTodoOptionMutationOptions } from '@daymark/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOffers } from '../../../lib/query/offers.ts'
import { dayNow } from '../../../lib/days/days.ts'
import { useMessages } from '../../../lib/forms/useMessages.ts'
import { problemOf } from '../../../lib/forms/serverErrors.ts'
import { toasts } from '../../../ui/toasts.ts'
import { isArchivedOn } from '../schedule/schedule.ts'
import { unchanged } from '../sentTodo.ts'
import { moduleOptions } from '../todoQueries.ts'
import { sentArchive } from './sent.ts'
import './texts.ts'

/**
 * Archives a to-do from today on and restores it. Each shows immediately when the server has it, says so once, and resolves
 * to whether it was done. `findFocus` finds what gets the focus, because the to-do disappears from its place.
 */
export function useArchive(option: DailyTodoOption) {
  const { t } = useTranslation('archive')
  const { ofProblem } = useMessages()
  const isOffered = useOffers('archive')
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(getUpdateDailyTodoOptionMutationOptions())
  const { id, module, name } = option

  async function change(isArchived: boolean, findFocus?: () => HTMLElement | null) {
    // Looked for while the to-do is still there.
    const next = findFocus?.()
    try {
      const saved = await mutateAsync({
        id,
        data: { ...unchanged(option), ...sentArchive(isArchived) },
      })
      client.setQueryData(moduleOptions(module).queryKey, (options) =>
        options?.map((one) => (one.id === id ? saved : one)),
      )
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: t(isArchived ? 'failed' : 'restoreFailed', { name }),
        description: ofProblem(problemOf(error, {})).join(' '),
      })
      return false
    }
    next?.focus()
    return true
  }

  async function restore(findFocus?: () => HTMLElement | null): Promise<boolean> {
    const isDone = await change(false, findFocus)
    if (isDone) toasts.show({ tone: 'success', title: t('restored', { name }) })
    return isDone
  }

  async function archive(findFocus?: () => HTMLElement | null): Promise<boolean> {
    const isDone = await change(true, findFocus)
    if (isDone) {
      toasts.show({
        tone: 'success',
        title: t('done', { name }),
        description: t('doneText'),
        action: { label: t('undo'), onPress: () => void restore() },
      })
    }
    return isDone
  }

  return { isOffered, isArchived: isArchivedOn(option, dayNow()), isPending, archive, restore }
}
