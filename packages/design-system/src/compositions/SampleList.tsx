import { useState } from 'react'
import { Card } from '../components/Card/Card.tsx'
import { DateStepper } from '../components/DateStepper/DateStepper.tsx'
import { List, ListRow } from '../components/List/List.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { SegmentedChoice } from '../components/SegmentedChoice/SegmentedChoice.tsx'
import { CheckIcon, CircleIcon, SkipIcon } from '../icons/signs.tsx'

const statuses = [
  { value: 'open', label: 'To do', icon: <CircleIcon size="small" /> },
  { value: 'skip', label: 'Skip', icon: <SkipIcon size="small" />, tone: 'warning' },
  { value: 'done', label: 'Done', icon: <CheckIcon size="small" />, tone: 'success' },
] as const
type Status = (typeof statuses)[number]['value']

interface SampleListProps {
  title: string
  rows: readonly { title: string; description?: string; status: Status }[]
}

/** A card with a day, progress and rows, as an overview shows it. */
export function SampleList({ title, rows }: SampleListProps) {
  const [day, setDay] = useState('2026-11-21')
  const [chosen, setChosen] = useState(rows.map((row) => row.status))
  const done = chosen.filter((status) => status === 'done').length
  return (
    <Card
      as="article"
      title={title}
      actions={
        <DateStepper
          label="Day"
          value={day}
          onChange={setDay}
          previousLabel="Previous day"
          nextLabel="Next day"
          today="2026-11-21"
          todayLabel="Today"
        />
      }
    >
      <ProgressBar
        label="Done"
        value={done}
        maxValue={rows.length}
        valueLabel={`${String(done)} of ${String(rows.length)}`}
        tone={done === rows.length ? 'success' : 'accent'}
      />
      <List aria-label={title}>
        {rows.map((row, index) => (
          <ListRow
            key={row.title}
            title={row.title}
            description={row.description}
            isDone={chosen[index] === 'done'}
            end={
              <SegmentedChoice
                label={row.title}
                options={statuses}
                value={chosen[index] ?? null}
                onChange={(status) => {
                  setChosen(chosen.with(index, status))
                }}
              />
            }
          />
        ))}
      </List>
    </Card>
  )
}
