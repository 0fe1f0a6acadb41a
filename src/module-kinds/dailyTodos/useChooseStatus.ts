import type { DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import { chooseStatus } from '../../offline/offline.ts'
import { toasts } from '../../ui/toasts.ts'

let undoToast: string | undefined

/** Chooses a status for an option on a day, and offers to take the newest choice back. */
export function useChooseStatus(option: DailyTodoOption, date: string, current: DailyTodoStatus) {
  const { t } = useTranslation('dailyTodos')
  const { id, module, name } = option

  return (status: DailyTodoStatus) => {
    chooseStatus({ module, date, option: id, name, status, known: [current] })
    if (undoToast !== undefined) toasts.close(undoToast)
    undoToast = toasts.show({
      title: t('widget.chosen', { name, status: t(`widget.status.${status}`) }),
      action: {
        label: t('widget.undo'),
        onPress: () =>
          chooseStatus({ module, date, option: id, name, status: current, known: [status] }),
      },
    })
  }
}
