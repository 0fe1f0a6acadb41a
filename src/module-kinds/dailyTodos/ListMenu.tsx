import {
  type DailyTodoOption,
  getDeleteDailyTodosWidgetMutationOptions,
  getGetWidgetsQueryOptions,
  getUpdateDailyTodosWidgetMutationOptions,
} from '@daymark/api'
import {
  CalendarIcon,
  ChartIcon,
  FlameIcon,
  HandleIcon,
  MenuItem,
  SkipIcon,
} from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ArrangeDialog } from '../../ui/arrangeOnDemand.ts'
import { optionsOrder } from '../../ui/chosenOrder.ts'
import { utcToday } from '../../ui/days.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { WidgetMenu } from '../WidgetMenu.tsx'
import { showStreaks, useAreStreaksShown } from './history/streakSetting.ts'
import { linkDays, useLinkedDay } from './linkedDay.ts'
import { addListTexts } from './listTexts.ts'
import type { MenuList } from './todoList.ts'
import { moduleOptions } from './widgetQueries.ts'

addListTexts()

const AwayDialog = lazyPart(async () => (await import('./away/AwayDialog.tsx')).AwayDialog)

interface Props {
  of: MenuList
  trigger: ReactElement
}

const none: DailyTodoOption[] = []

/** What can be done with a list as a whole. */
export function ListMenu({ of, trigger }: Props) {
  const { widget, chosenDay } = of
  const { t } = useTranslation(['dailyTodos', 'listChanges'])
  const client = useQueryClient()
  const areStreaksShown = useAreStreaksShown()
  const isLinked = useLinkedDay() !== undefined
  const lists = client.getQueryData(getGetWidgetsQueryOptions().queryKey)?.dailyTodos ?? []
  const todos = client.getQueryData(moduleOptions(widget.module).queryKey) ?? none
  const [question, setQuestion] = useState<'away' | 'arrange'>()
  const close = () => setQuestion(undefined)

  return (
    <>
      <WidgetMenu
        kind="dailyTodos"
        of={of}
        trigger={trigger}
        rename={getUpdateDailyTodosWidgetMutationOptions(widget.id)}
        remove={getDeleteDailyTodosWidgetMutationOptions(widget.id)}
        deleteWarning={t('listChanges:deleteList')}
      >
        <MenuItem
          href={paths.lookBack({ kind: 'daily-todos', widgetId: widget.id })}
          icon={<ChartIcon />}
        >
          {t('listChanges:lookBack')}
        </MenuItem>
        <MenuItem onAction={() => setQuestion('away')} icon={<SkipIcon />}>
          {t('listChanges:away.action')}
        </MenuItem>
        {lists.length > 1 ? (
          <MenuItem
            onAction={() => linkDays(isLinked ? undefined : chosenDay)}
            icon={<CalendarIcon />}
          >
            {isLinked ? t('listChanges:unlinkDays') : t('listChanges:linkDays')}
          </MenuItem>
        ) : null}
        <MenuItem onAction={() => showStreaks(!areStreaksShown)} icon={<FlameIcon />}>
          {areStreaksShown ? t('streak.hide') : t('streak.show')}
        </MenuItem>
        {todos.length > 1 ? (
          <MenuItem onAction={() => setQuestion('arrange')} icon={<HandleIcon />}>
            {t('listChanges:arrange')}
          </MenuItem>
        ) : null}
      </WidgetMenu>
      {question === 'away' && (
        <AwayDialog list={widget} from={chosenDay ?? utcToday()} onClose={close} />
      )}
      {question === 'arrange' && (
        <ArrangeDialog
          title={t('listChanges:arrangeTitle', { name: widget.name })}
          list={optionsOrder(widget.module)}
          entities={todos}
          onClose={close}
        />
      )}
    </>
  )
}
