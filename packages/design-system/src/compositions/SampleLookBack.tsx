import { Banner } from '../components/Banner/Banner.tsx'
import { Button } from '../components/Button/Button.tsx'
import type { DayLevel } from '../components/DayStrip/DayMark.tsx'
import { Card } from '../components/Card/Card.tsx'
import { EmptyState } from '../components/EmptyState/EmptyState.tsx'
import { MonthGrid } from '../components/MonthGrid/MonthGrid.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton/Skeleton.tsx'
import { Table } from '../components/Table/Table.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const levels: readonly DayLevel[] = ['full', 'some', 'full', 'passed', 'full', 'empty', 'full']
const words = { full: 'all done', some: '1 of 2 done', passed: 'skipped', empty: 'nothing done' }

interface Row {
  name: string
  times: number
  streak: number
}

interface SampleLookBackProps {
  /** What is known. @default 'rows' */
  state?: 'rows' | 'empty' | 'loading' | 'failed'
  rows?: readonly Row[]
}

const month = (name: string, number: string, length: number) => (
  <Card as="div">
    <MonthGrid
      label={name}
      month={`2026-${number}`}
      weekdays={weekdays.map((long) => ({ long, short: long.slice(0, 2) }))}
      days={
        new Map(
          Array.from({ length }, (_day, index) => {
            const level = levels[index % levels.length] ?? 'empty'
            const day = `2026-${number}-${String(index + 1).padStart(2, '0')}`
            return [day, { level, label: words[level] }]
          }),
        )
      }
      today="2026-11-21"
    />
  </Card>
)

/** How often each was done, and months as grids of days; of the last month nothing is known yet. */
export function SampleLookBack({ state = 'rows', rows = [] }: SampleLookBackProps) {
  if (state === 'empty') {
    return <EmptyState title="Nothing to look back on yet">Come back tomorrow.</EmptyState>
  }
  if (state === 'failed') {
    return (
      <Banner tone="danger" action={<Button size="small">Try again</Button>}>
        These months could not be loaded.
      </Banner>
    )
  }
  if (state === 'loading') {
    return (
      <SkeletonGroup label="Loading the months">
        <Grid columns={2}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Grid>
      </SkeletonGroup>
    )
  }
  return (
    <Stack gap={8}>
      <Table
        title="The last 30 days"
        rows={rows}
        rowKey={({ name }) => name}
        emptyText="Nothing was done"
        columns={[
          { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
          { id: 'times', header: 'Times', align: 'end', cell: ({ times }) => times },
          { id: 'streak', header: 'Days in a row', align: 'end', cell: ({ streak }) => streak },
        ]}
      />
      <Grid columns={3}>
        {month('November 2026', '11', 21)}
        {month('October 2026', '10', 31)}
        {month('September 2026', '09', 0)}
      </Grid>
    </Stack>
  )
}
