import {
  type DailyTodoOption,
  getCreateDailyTodoOptionMutationOptions,
  getDeleteDailyTodoOptionMutationOptions,
  isArchivedOn,
} from '@daymark/api'
import {
  ArchiveIcon,
  BackIcon,
  CalendarIcon,
  ChartIcon,
  FileIcon,
  MenuItem,
  MenuSection,
  usePageParts,
  buttonBeside,
} from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, use } from 'react'
import { useTranslation } from 'react-i18next'
import { dayNow } from '../../../lib/days/days.ts'
import { useOffers } from '../../../lib/query/offers.ts'
import { paths, todoHistoryPath } from '../../../paths.ts'
import { optionsOrder } from '../../../ui/arrange/chosenOrder.ts'
import type { MenuDialogProps, MenuItemsProps } from '../../../ui/menu/ActionMenu.tsx'
import type { PartQuestion } from '../../../ui/module-kind/moduleKind.ts'
import { PartMenuDialog, PartMenuItems } from '../../../ui/module-kind/partMenu.tsx'
import { shortName } from '../../../ui/module-kind/shortName.ts'
import { useArchive } from '../archive/useArchive.ts'
import { renamedTodo } from '../changeable.ts'
import { useTodoStreaks } from '../history/past/useRecentPast.ts'
import '../changes/texts.ts'
import { NoteDialog } from '../note/NoteDialog.tsx'
import { useShownNote } from '../note/shownNotes.ts'
import { ShownDay } from './shownDay.ts'
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx'
import '../schedule/texts.ts'
import { madeAgain } from '../sentTodo.ts'
import { moduleOptions } from '../todoQueries.ts'

interface MenuTodo {
  option: DailyTodoOption
  /** The button of the menu. */
  button: RefObject<HTMLElement | null>
}

type Question = PartQuestion | 'note' | 'schedule'

/** Returns all to-dos of the list that are not archived. */
function useSiblings({ module }: DailyTodoOption) {
  const all = useQueryClient().getQueryData(moduleOptions(module).queryKey) ?? []
  return all.filter((option) => !isArchivedOn(option, dayNow()))
}

/** Returns how the to-do of a menu is archived and restored. The focus is on the next row, but on a day on which it stays. */
function useMenuArchive({ option, button }: MenuTodo) {
  const date = use(ShownDay)
  const parts = usePageParts()
  const { archive, ...others } = useArchive(option)
  const isStaying = date < dayNow()
  return {
    ...others,
    archive: () => void archive(isStaying ? undefined : () => buttonBeside(parts, button.current)),
  }
}

/** Shows the menu entries for a to-do. */
export function TodoMenuItems({ subject, onAsk }: MenuItemsProps<MenuTodo, Question>) {
  const { option } = subject
  const date = use(ShownDay)
  const { id, module } = option
  const { t } = useTranslation([
    'listChanges',
    'widgetMenu',
    'notes',
    'dailyTodos',
    'schedule',
    'archive',
  ])
  const streaks = useTodoStreaks(option)
  const siblings = useSiblings(option)
  const hasNotes = useOffers('notes')
  const note = useShownNote({ module, date, option: id })
  const hasSchedules = useOffers('schedules')
  const { isOffered, isArchived, archive, restore } = useMenuArchive(subject)
  const streak =
    streaks && streaks.present > 0
      ? t(streaks.unit === 'weeks' ? 'schedule:streak' : 'dailyTodos:streak.text', {
          count: streaks.present,
          longest: streaks.longest,
        })
      : undefined
  const entries = (
    <PartMenuItems
      onAsk={onAsk}
      changeLabel={t('widgetMenu:edit')}
      arrangeLabel={siblings.length > 1 ? t('listChanges:arrange') : undefined}
      last={
        !isOffered ? null : isArchived ? (
          <MenuItem onAction={() => void restore()} icon={<BackIcon />}>
            {t('archive:restore')}
          </MenuItem>
        ) : (
          <MenuItem onAction={archive} icon={<ArchiveIcon />}>
            {t('archive:action')}
          </MenuItem>
        )
      }
    >
      {hasNotes ? (
        <MenuItem
          onAction={() => onAsk('note')}
          icon={<FileIcon />}
          description={note === '' ? undefined : shortName(note)}
        >
          {t(note === '' ? 'notes:add' : 'notes:edit')}
        </MenuItem>
      ) : null}
      {hasSchedules ? (
        <MenuItem onAction={() => onAsk('schedule')} icon={<CalendarIcon />}>
          {t('schedule:action')}
        </MenuItem>
      ) : null}
      <MenuItem href={todoHistoryPath(module, id)} icon={<ChartIcon />}>
        {t('listChanges:history')}
      </MenuItem>
    </PartMenuItems>
  )
  // The streak may come while the menu is open.
  return <MenuSection title={streak}>{entries}</MenuSection>
}

/** Shows the dialog that an entry of the menu opens. */
export function TodoMenuDialog({
  subject,
  question,
  onClose,
}: MenuDialogProps<MenuTodo, Question>) {
  const { option, button } = subject
  const date = use(ShownDay)
  const { id, module } = option
  const { t } = useTranslation(['listChanges', 'archive'])
  const { isOffered, isArchived, archive } = useMenuArchive(subject)
  const parts = usePageParts()
  const entities = useSiblings(option)
  const { mutateAsync: create } = useMutation(getCreateDailyTodoOptionMutationOptions())
  if (question === 'note') return <NoteDialog option={option} date={date} onClose={onClose} />
  if (question === 'schedule') return <ScheduleDialog option={option} onClose={onClose} />
  return (
    <PartMenuDialog
      question={question}
      onClose={onClose}
      part={option}
      rename={{
        draft: `option-${id}`,
        change: renamedTodo,
        page: {
          href: paths.option({ kind: 'daily-todos', moduleId: module, optionId: id }),
          label: t('allOfTodo'),
        },
      }}
      arrange={{ title: t('arrangeTitle'), list: optionsOrder(module), entities }}
      remove={{
        remove: getDeleteDailyTodoOptionMutationOptions,
        warning: t('deleteTodo'),
        instead:
          isOffered && !isArchived
            ? { label: t('archive:action'), text: t('archive:keeps'), onPress: archive }
            : undefined,
        afterwards: t('deletedTodo'),
        restore: {
          read: renamedTodo.read,
          make: (deleted) => create({ data: madeAgain(deleted) }),
        },
        findFocus: () => buttonBeside(parts, button.current),
      }}
    />
  )
}
