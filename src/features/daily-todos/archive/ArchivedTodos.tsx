import type { DailyTodoOption } from '@daymark/api'
import { ArchiveIcon, Button, Dot, FoldRow, Name, RowTable, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { paths } from '../../../paths.ts'
import { useTodoStreaks } from '../history/past/useRecentPast.ts'
import { useArchive } from './useArchive.ts'
import './texts.ts'

/** The row of a group that unfolds the archived to-dos of a list, and a way back for each. */
export function ArchivedTodos({ options }: { options: readonly DailyTodoOption[] }) {
  const { t } = useTranslation(['archive', 'shell'])
  return (
    <FoldRow label={t('row')} value={String(options.length)}>
      <RowTable
        isBare
        label={t('list')}
        rows={options}
        rowKey={({ id }) => id}
        name={{ header: t('shell:name'), cell: ({ name }) => <Name>{name}</Name> }}
        hrefOf={({ id, module }) =>
          paths.option({ kind: 'daily-todos', moduleId: module, optionId: id })
        }
        lead={{ header: t('row'), cell: () => <ArchiveIcon /> }}
        columns={[
          {
            id: 'until',
            header: t('since'),
            place: 'below',
            cell: (option) => <Facts option={option} />,
          },
        ]}
        action={{ header: t('restore'), cell: (option) => <Restore option={option} /> }}
        emptyText=""
      />
    </FoldRow>
  )
}

/** Says since when a to-do is archived, and its longest streak where enough of the past was read. */
function Facts({ option }: { option: DailyTodoOption }) {
  const { t } = useTranslation('archive')
  const names = useDayNames()
  const streaks = useTodoStreaks(option)
  const from = option.archived?.at(-1)?.from
  return (
    <>
      {from !== undefined && <Words>{t('sinceDay', { day: names.date(from) })}</Words>}
      {streaks?.isWhole && streaks.longest > 0 && (
        <>
          <Dot />
          <Words>{t('best', { count: streaks.longest })}</Words>
        </>
      )}
    </>
  )
}

/** Returns the button of the next row, or of the former one after the last. Without rows it returns the heading of the page. */
function buttonAfter(button: Element): HTMLElement | null {
  const buttons = [...(button.closest('table')?.querySelectorAll('button') ?? [])]
  const index = buttons.findIndex((one) => one === button)
  return buttons[index + 1] ?? buttons[index - 1] ?? document.querySelector('h1')
}

function Restore({ option }: { option: DailyTodoOption }) {
  const { t } = useTranslation(['archive', 'shell'])
  const { restore, isPending } = useArchive(option)
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t('restoreNamed', { name: option.name })}
      isPending={isPending}
      pendingLabel={t('shell:loading')}
      onPress={({ target }) => void restore(() => buttonAfter(target))}
    >
      {t('restore')}
    </Button>
  )
}
