import type { DailyTodoOption } from '@daymark/api'
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Inline,
  Link,
  List,
  ListRow,
  Name,
  Stack,
} from '@daymark/design-system'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useArchive } from './useArchive.ts'
import './texts.ts'

/** The archived to-dos of a list, folded, and a way back for each. */
export function ArchivedTodos({ options }: { options: readonly DailyTodoOption[] }) {
  const { t } = useTranslation('archive')
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  /** Returns the button of the next row, or of the former one after the last. Without rows it returns the heading of the page. */
  function rowAfter(option: DailyTodoOption): HTMLElement | null {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const index = options.indexOf(option)
    return buttons[index + 1] ?? buttons[index - 1] ?? document.querySelector('h1')
  }

  return (
    <Stack gap={2}>
      <Inline>
        <Button
          variant="quiet"
          size="small"
          isInLine
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUpIcon size="small" /> : <ChevronDownIcon size="small" />}
          onPress={() => setOpen(!isOpen)}
        >
          {t('folded', { count: options.length })}
        </Button>
      </Inline>
      {isOpen && (
        <List ref={list} aria-label={t('list')}>
          {options.map((option) => (
            <ArchivedTodo key={option.id} option={option} findFocus={() => rowAfter(option)} />
          ))}
        </List>
      )}
    </Stack>
  )
}

interface Props {
  option: DailyTodoOption
  findFocus: () => HTMLElement | null
}

function ArchivedTodo({ option, findFocus }: Props) {
  const { t } = useTranslation(['archive', 'shell'])
  const { restore, isPending } = useArchive(option)
  const { id, module, name } = option
  return (
    <ListRow
      title={
        <Link
          variant="standalone"
          href={paths.option({ kind: 'daily-todos', moduleId: module, optionId: id })}
        >
          <Name>{name}</Name>
        </Link>
      }
      end={
        <Button
          size="small"
          aria-label={t('restoreNamed', { name })}
          isPending={isPending}
          pendingLabel={t('shell:loading')}
          onPress={() => void restore(findFocus)}
        >
          {t('restore')}
        </Button>
      }
    />
  )
}
