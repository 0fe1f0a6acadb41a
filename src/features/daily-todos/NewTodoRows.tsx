import { ApiError } from '@daymark/api'
import { Button, Inline, List, LiveRegion, WaitingRow } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../../lib/forms/useMessages.ts'
import { useWarnOnUnload } from '../../lib/forms/leave.tsx'
import type { NewTodo, NewTodoRow } from './newTodos.ts'

interface Props {
  /** The name of the list. */
  list: string
  rows: readonly NewTodoRow[]
  onTryAgain: (todo: NewTodo) => void
  onRemove: (todo: NewTodo) => void
}

/** The to-dos that a list does not have yet: on their way, or not saved. */
export function NewTodoRows({ list, rows, ...actions }: Props) {
  const { t } = useTranslation('dailyTodos')
  if (rows.length === 0) return null
  return (
    <List aria-label={t('add.rows', { name: list })}>
      {rows.map((row) => (
        <NewRow key={row.todo.order} {...row} {...actions} />
      ))}
    </List>
  )
}

function NewRow({ todo, error, onTryAgain, onRemove }: NewTodoRow & Omit<Props, 'list' | 'rows'>) {
  const { t } = useTranslation(['dailyTodos', 'shell'])
  const reason = useReason(error)
  useWarnOnUnload()
  if (error === undefined) return <WaitingRow title={todo.text} />
  return (
    <WaitingRow
      title={todo.text}
      description={<LiveRegion role="alert">{t('add.notAdded', { reason })}</LiveRegion>}
      end={
        <Inline gap={1}>
          <Button
            size="small"
            aria-label={t('add.tryAgain', { name: todo.text })}
            onPress={() => onTryAgain(todo)}
          >
            {t('shell:retry')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('add.removeNamed', { name: todo.text })}
            onPress={() => onRemove(todo)}
          >
            {t('add.remove')}
          </Button>
        </Inline>
      }
    />
  )
}

/** Puts into words why a to-do was not saved. */
function useReason(error: Error | undefined): string {
  const { t } = useTranslation('errors')
  const { ofCode } = useMessages()
  if (!(error instanceof ApiError)) return t('codes.general')
  if (error.kind === 'network' || error.kind === 'timeout') return t(error.kind)
  if (error.kind === 'aborted') return ''
  const texts = error.errors.flatMap(({ code }) => ofCode(code) ?? [])
  return texts.length > 0 ? texts.join(' ') : t('codes.general')
}
