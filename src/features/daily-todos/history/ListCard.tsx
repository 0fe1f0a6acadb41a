import { Card, GridItem, List, Name, Text } from '@daymark/design-system'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../lib/days/days.ts'
import { historyAnchor } from '../../../paths.ts'
import { useListHue } from '../listHue.ts'
import { yearBefore } from './past/knownPast.ts'
import { ShareYear } from './year/ShareYear.tsx'
import { reportedDays, useAreStreaksShown } from './past/streaks.ts'
import { TodoHistory } from './TodoHistory.tsx'
import type { ListHistory } from './past/useHistory.ts'
import { YearOf } from './year/YearOf.tsx'
import { countOf, partsOf, streaksOfParts } from './year/year.ts'

interface Props {
  list: ListHistory
  /** The id of the to-do that a link led to. */
  openTodo: number | undefined
}

/** The year of a list, how it went lately, and its to-dos. */
export function ListCard({ list, openTodo }: Props) {
  const { module, name, isOnDashboard, isListed, todos, past } = list
  const { t } = useTranslation('history')
  const hue = useListHue(module)
  const areStreaksShown = useAreStreaksShown()
  const parts = useMemo(() => partsOf(past), [past])
  const since = addDays(past.today, 1 - reportedDays)
  const { done, days } = countOf(parts, since, past.today)
  const { longest } = streaksOfParts(parts, past.today)
  const isEmpty = isListed && todos.length === 0
  const words = [
    !isOnDashboard && t('list.notShown'),
    isEmpty && t('list.empty'),
    !isEmpty &&
      past.isKnownFrom(since) &&
      (days > 0 ? t('list.days', { done, count: days }) : t('list.never')),
    past.isKnownFrom(yearBefore(past.today)) &&
      areStreaksShown &&
      longest > 0 &&
      t('lead.longest', { count: longest }),
  ].filter((text) => text !== false)
  return (
    <GridItem id={historyAnchor('list', module)} isTarget aria-label={name}>
      <Card
        as="article"
        title={<Name>{name}</Name>}
        headingLevel={3}
        hue={hue}
        menu={!isEmpty && <ShareYear isSmall name={name} hue={hue} past={past} parts={parts} />}
        actions={
          <Text as="span" size="sm" tone="muted">
            {words.length > 0 ? words.join(' · ') : t('list.unread')}
          </Text>
        }
      >
        {!isEmpty && (
          <>
            <YearOf isSmall name={name} past={past} parts={parts} />
            <List aria-label={name}>
              {todos.map((todo) => (
                <TodoHistory
                  key={todo.id}
                  todo={todo}
                  past={past}
                  isLinked={todo.id === openTodo}
                />
              ))}
            </List>
          </>
        )}
      </Card>
    </GridItem>
  )
}
