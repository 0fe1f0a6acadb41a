import type { DailyTodoOption } from '@daymark/api'
import { Button, Inline, List, ListCardText, useMedia } from '@daymark/design-system'
import { useEffect, useRef, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import type { TodoDay } from '../row/todoDay.ts'
import { rowOf, TodoRow } from '../row/TodoRow.tsx'

/** More rows are shown on request: each costs the browser something, and few lists are this long. */
const mostAtFirst = 60

interface Props {
  label: string
  options: readonly DailyTodoOption[]
  day: TodoDay
}

/** The rows of a list. It is as high as they are: nothing scrolls inside a card. */
export function WidgetTodoList({ label, options, day }: Props) {
  const { t } = useTranslation('dailyTodos')
  const [isWhole, setWhole] = useState(false)
  const [isPending, startTransition] = useTransition()
  const isOnPaper = useMedia('print')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The button that had the focus has gone: on to the first row that it has brought.
    const added = list.current?.children[mostAtFirst]
    if (isWhole) added?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }, [isWhole])
  const isCut = !isWhole && !isOnPaper && options.length > mostAtFirst
  // A new to-do comes last, and the person who added it sees it.
  const [atFirst] = useState(() => new Set(options.map(({ id }) => id)))
  const shown = isCut
    ? options.filter(({ id }, index) => index < mostAtFirst || !atFirst.has(id))
    : options
  return (
    <>
      <List ref={list} aria-label={label}>
        {shown.map((option) => (
          <TodoRow key={option.id} {...rowOf(day, option)} />
        ))}
      </List>
      {isCut && (
        <ListCardText>
          <Inline>
            <Button
              size="small"
              isPending={isPending}
              onPress={() => startTransition(() => setWhole(true))}
            >
              {t('list.showAll', { count: options.length })}
            </Button>
          </Inline>
        </ListCardText>
      )}
    </>
  )
}
