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

type FindFocus = () => HTMLElement | null

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

  /** Changes the to-do as it is shown. */
  async function change(shown: DailyTodoOption, isArchived: boolean, findFocus?: FindFocus) {
    // Looked for while the to-do is still there.
    const next = findFocus?.()
    try {
      const { entity, isChangedElsewhere } = await mutateAsync({ shown, isArchived })
      const { name, module, id } = entity
      client.setQueryData(moduleOptions(module).queryKey, (options) =>
        options?.map((one) => (one.id === id ? entity : one)),
      )
      next?.focus()
      const sentences = [
        isChangedElsewhere && t('shell:changedElsewhere'),
        isArchived && t('doneText'),
      ]
      toasts.show({
        tone: 'success',
        title: t(isArchived ? 'done' : 'restored', { name }),
        description: sentences.filter(Boolean).join(' ') || undefined,
        ...(isArchived && {
          action: { label: t('undo'), onPress: () => void change(entity, false) },
        }),
      })
      return true
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: t(isArchived ? 'failed' : 'restoreFailed', { name: shown.name }),
        description: ofProblem(problemOf(error, {})).join(' '),
      })
      return false
    }
  }

  const archive = (findFocus?: FindFocus) => change(option, true, findFocus)
  const restore = (findFocus?: FindFocus) => change(option, false, findFocus)
  return { isOffered, isArchived: isArchivedOn(option, dayNow()), isPending, archive, restore }
}
