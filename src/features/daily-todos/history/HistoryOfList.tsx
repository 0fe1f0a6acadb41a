import {
  Card,
  ChevronStartIcon,
  Heading,
  Link,
  List,
  Stack,
  Text,
  Words,
} from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { addDays, dayNow } from '../../../lib/days/days.ts'
import { paths } from '../../../paths.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { PageShape } from '../../../ui/PageShape.tsx'
import { useListHue } from '../listHue.ts'
import { everyList } from '../todoQueries.ts'
import { Counting } from './Counting.tsx'
import { HistoryFailure } from './HistoryFailure.tsx'
import { HistoryHeader } from './HistoryHeader.tsx'
import { Months } from './Months.tsx'
import { yearBefore } from './past/knownPast.ts'
import { reportedDays } from './past/streaks.ts'
import { type AllHistory, type ListHistory, useHistory } from './past/useHistory.ts'
import { TodoHistory } from './TodoHistory.tsx'
import { useLead } from './useLead.ts'
import { useLinkedPlace } from './useLinkedPlace.ts'
import { ShareYear } from './year/ShareYear.tsx'
import { partsOf } from './year/year.ts'
import { YearCard } from './YearCard.tsx'

interface Props {
  widgets: readonly OptionOrWidget[]
  module: number
}

/** The page of a list in the history: its year, its to-dos, and its months. One that does not exist leads to all lists. */
export function HistoryOfList({ widgets, module }: Props) {
  const [since, setSince] = useState(() => yearBefore(dayNow()))
  const see = (day: string) => setSince((before) => (day < before ? day : before))
  const history = useHistory(widgets, { since, module })
  const [list] = history.lists
  if (list) return <ListPage history={history} list={list} onSeen={see} />
  return history.isListed ? <MissingList /> : <PageShape shape="tables" />
}

/** Asks once more, because the list may have been made on another device a moment ago. */
function MissingList() {
  const { isFetching } = useQuery({ ...everyList, refetchOnMount: 'always' })
  return isFetching ? <PageShape shape="tables" /> : <Navigate to={paths.history} replace />
}

interface ListPageProps {
  history: AllHistory
  list: ListHistory
  onSeen: (day: string) => void
}

function ListPage({ history, list, onSeen }: ListPageProps) {
  const { t } = useTranslation('history')
  const { module, name, isListed, todos, past } = list
  const hue = useListHue(module)
  const parts = partsOf(past)
  const linked = useLinkedPlace(history.isListed)
  const since = addDays(past.today, 1 - reportedDays)
  const lead = useLead({ history, past, parts, since })
  const isEmpty = isListed && todos.length === 0
  return (
    <>
      <HistoryHeader
        title={name}
        isName
        parent={
          <Link variant="standalone" href={paths.history}>
            <ChevronStartIcon size="small" />
            <Words>{t('title')}</Words>
          </Link>
        }
        action={<ShareYear name={name} hue={hue} past={past} parts={parts} />}
        {...(!isEmpty && lead)}
      />
      <Stack gap={6}>
        {history.isFailed && <HistoryFailure onRetry={history.retry} />}
        {isEmpty ? (
          <Text tone="muted">{t('list.empty')}</Text>
        ) : (
          <>
            <YearCard name={name} hue={hue} past={past} parts={parts} />
            <Stack gap={3}>
              <Heading level={2} size="lg">
                {t('todos')}
              </Heading>
              <Card as="div" hue={hue} padding="row">
                <List aria-label={name}>
                  {todos.map((todo) => (
                    <TodoHistory
                      key={todo.id}
                      todo={todo}
                      past={past}
                      isLinked={todo.id === linked}
                    />
                  ))}
                </List>
              </Card>
            </Stack>
            <Months module={module} past={past} history={history} onSeen={onSeen} />
            <Counting past={past} parts={parts} />
          </>
        )}
      </Stack>
    </>
  )
}
