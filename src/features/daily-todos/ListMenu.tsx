import {
  type Dashboard,
  getCreateDailyTodosWidgetMutationOptions,
  getDeleteDailyTodosWidgetMutationOptions,
  getGetWidgetsQueryKey,
  getUpdateDailyTodosWidgetMutationOptions,
} from '@daymark/api'
import { BellIcon, CalendarIcon, ChartIcon, MenuItem, SkipIcon } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { dayNow } from '../../lib/days/days.ts'
import type {
  MenuDialogProps,
  MenuItemsProps,
  MenuWidget,
} from '../../ui/module-kind/WidgetMenu.tsx'
import {
  WidgetMenuDialog,
  WidgetMenuItems,
  type WidgetQuestion,
} from '../../ui/module-kind/widgetMenuParts.tsx'
import { AwayDialog } from './away/AwayDialog.tsx'
import { linkDays, useLinkedDay } from './linkedDay.ts'
import { ReminderDialog } from './reminder/ReminderDialog.tsx'
import './changes/texts.ts'

/** A list as its menu knows it. */
interface MenuList extends MenuWidget {
  /** The day that its card shows; null is today. */
  chosenDay: string | null
}

type Question = WidgetQuestion | 'away' | 'reminder'

/** Shows the menu entries for a list as a whole. */
export function ListMenuItems({ of, onAsk }: MenuItemsProps<MenuList, Question>) {
  const { widget, chosenDay } = of
  const { t } = useTranslation('listChanges')
  const client = useQueryClient()
  const isLinked = useLinkedDay() !== undefined
  const lists = client.getQueryData<Dashboard>(getGetWidgetsQueryKey())?.dailyTodos ?? []
  return (
    <WidgetMenuItems kind="dailyTodos" of={of} onAsk={onAsk}>
      <MenuItem
        href={paths.lookBack({ kind: 'daily-todos', widgetId: widget.id })}
        icon={<ChartIcon />}
      >
        {t('lookBack')}
      </MenuItem>
      <MenuItem onAction={() => onAsk('away')} icon={<SkipIcon />}>
        {t('away.action')}
      </MenuItem>
      <MenuItem onAction={() => onAsk('reminder')} icon={<BellIcon />}>
        {t('reminder.action')}
      </MenuItem>
      {lists.length > 1 && (isLinked || chosenDay !== null) ? (
        <MenuItem
          onAction={() => linkDays(isLinked ? undefined : chosenDay)}
          icon={<CalendarIcon />}
        >
          {isLinked ? t('unlinkDays') : t('linkDays')}
        </MenuItem>
      ) : null}
    </WidgetMenuItems>
  )
}

/** Shows the dialog that an entry of the menu opens. */
export function ListMenuDialog({ of, question, onClose }: MenuDialogProps<MenuList, Question>) {
  const { t } = useTranslation('listChanges')
  const { widget, chosenDay } = of
  if (question === 'away') {
    return <AwayDialog list={widget} from={chosenDay ?? dayNow()} onClose={onClose} />
  }
  if (question === 'reminder') return <ReminderDialog list={widget} onClose={onClose} />
  return (
    <WidgetMenuDialog
      kind="dailyTodos"
      of={of}
      question={question}
      update={getUpdateDailyTodosWidgetMutationOptions}
      remove={getDeleteDailyTodosWidgetMutationOptions}
      create={getCreateDailyTodosWidgetMutationOptions}
      deleteWarning={t('deleteList')}
      onClose={onClose}
    />
  )
}
