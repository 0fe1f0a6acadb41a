import type { DailyTodoOption } from '@daymark/api'
import { Button, Stack, Table, Text, type TableColumn } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../lib/days/days.ts'
import { useStore } from '../../../lib/store.ts'
import { reportedDays, reportOf, streakSetting, type TodoReport } from './streaks.ts'
import type { Past } from './usePast.ts'

interface Props {
  options: readonly DailyTodoOption[]
  past: Past
}

type Row = TodoReport & Pick<DailyTodoOption, 'id' | 'name'>

/** Shows how often each to-do was done in the last thirty days, and its streaks. */
export function TodoReports({ options, past }: Props) {
  const { t } = useTranslation(['lookBack', 'dailyTodos'])
  const areStreaksShown = useStore(streakSetting) === 'shown'
  const rows = options.map(({ id, name }) => ({ id, name, ...reportOf(id, past) }))
  const streaks = (['present', 'longest'] as const).map((id): TableColumn<Row> => ({
    id,
    header: t(`reports.${id}`),
    align: 'end',
    cell: (row) => row.streaks[id] || null,
  }))
  return (
    <Stack gap={2}>
      <Table
        title={t('reports.title')}
        buttons={
          <Button
            size="small"
            onPress={() => streakSetting.choose(areStreaksShown ? 'hidden' : 'shown')}
          >
            {t(areStreaksShown ? 'dailyTodos:streak.hide' : 'dailyTodos:streak.show')}
          </Button>
        }
        rows={rows}
        rowKey={({ id }) => id}
        emptyText={t('reports.empty')}
        isLoading={past.isReading && !past.isKnownFrom(addDays(past.today, 1 - reportedDays))}
        loadingLabel={t('loading')}
        loadingRows={options.length}
        columns={[
          { id: 'name', header: t('reports.name'), isRowHeader: true, cell: ({ name }) => name },
          {
            id: 'done',
            header: t('reports.done', { count: reportedDays }),
            align: 'end',
            cell: ({ done, days }) =>
              days === 0 ? t('reports.never') : t('reports.doneOf', { done, days }),
          },
          ...(areStreaksShown ? streaks : []),
        ]}
      />
      {areStreaksShown && (
        <Text size="sm" tone="muted">
          {t('reports.longestKnown')}
        </Text>
      )}
    </Stack>
  )
}
