import { type DailyTodoOption, isArchivedOn, scheduleOn } from '@daymark/api'
import { Dot, GroupRow, Skeleton, Words } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useToday } from '../../../lib/days/days.ts'
import { useOffers } from '../../../lib/query/offers.ts'
import { todoHistoryPath } from '../../../paths.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import type { OptionProps } from '../../../ui/module-kind/moduleKind.ts'
import '../archive/texts.ts'
import '../changes/texts.ts'
import { useAreStreaksShown } from '../history/past/streaks.ts'
import { useTodoStreaks } from '../history/past/useRecentPast.ts'
import '../note/texts.ts'
import { useShownNote } from '../note/shownNotes.ts'
import { useNotesOfTodo } from '../note/useNotesOfTodo.ts'
import { useScheduleWords } from '../schedule/words.ts'
import { QuietPastReader } from '../history/past/QuietPastReader.tsx'

const NoteDialog = lazyPart(async () => (await import('../note/NoteDialog.tsx')).NoteDialog)
const ScheduleDialog = lazyPart(
  async () => (await import('../schedule/ScheduleDialog.tsx')).ScheduleDialog,
)
const ignore = () => undefined

/** Says since when a to-do is archived, or its streak, and its longest one as soon as that is certain. */
export function TodoState({ option }: OptionProps<DailyTodoOption>) {
  const { t } = useTranslation(['schedule', 'archive'])
  const today = useToday()
  const names = useDayNames()
  const areStreaksShown = useAreStreaksShown()
  const streaks = useTodoStreaks(option)
  const archivedFrom = isArchivedOn(option, today) ? option.archived?.at(-1)?.from : undefined
  const present = streaks && t(`inARow.${streaks.unit}`, { count: streaks.present })
  return (
    <>
      {archivedFrom !== undefined ? (
        <Words>{t('archive:archivedSince', { day: names.date(archivedFrom) })}</Words>
      ) : present !== undefined ? (
        <Words>{present}</Words>
      ) : (
        areStreaksShown && <Skeleton width="short" />
      )}
      {streaks?.isWhole && streaks.longest > 0 && (
        <>
          <Dot />
          <Words>{t('longest', { longest: streaks.longest })}</Words>
        </>
      )}
      <QuietPastReader module={option.module} options={[option]} day={today} onPast={ignore} />
    </>
  )
}

/** The rows for what a to-do has besides its name and text: when it is due, its notes and its history. */
export function TodoSettings({ option }: OptionProps<DailyTodoOption>) {
  const { t } = useTranslation(['schedule', 'notes', 'listChanges'])
  const { id, module } = option
  const today = useToday()
  const words = useScheduleWords()
  const hasSchedules = useOffers('schedules')
  const hasNotes = useOffers('notes')
  const note = useShownNote({ module, date: today, option: id })
  const notes = useNotesOfTodo(option)
  const [question, setQuestion] = useState<'schedule' | 'note'>()
  const close = () => setQuestion(undefined)
  return (
    <>
      {hasSchedules && (
        <GroupRow
          label={t('label')}
          value={words(scheduleOn(option, today))}
          onPress={() => setQuestion('schedule')}
        />
      )}
      {hasNotes && !isArchivedOn(option, today) && (
        <GroupRow
          label={t('notes:row')}
          value={note === '' ? t('notes:none') : note}
          onPress={() => setQuestion('note')}
        />
      )}
      <GroupRow
        label={t('listChanges:history')}
        value={notes.length > 0 ? t('notes:count', { count: notes.length }) : undefined}
        href={todoHistoryPath(module, id)}
      />
      {question === 'schedule' && <ScheduleDialog option={option} onClose={close} />}
      {question === 'note' && <NoteDialog option={option} date={today} onClose={close} />}
    </>
  )
}
