import { Button, Inline, PlusIcon } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazyPart.tsx'

const AddTodo = lazyPart(async () => (await import('./AddTodo.tsx')).AddTodo)

/** The last row of a list: becomes a line to write on. */
export function AddTodoButton({ module }: { module: number }) {
  const { t } = useTranslation('dailyTodos')
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed')
  if (state === 'open') return <AddTodo module={module} onClose={() => setState('left')} />
  return (
    <Inline>
      <Button
        variant="quiet"
        size="small"
        isInLine
        icon={<PlusIcon size="small" />}
        // The focus comes back to where it was.
        autoFocus={state === 'left'}
        onPress={() => setState('open')}
      >
        {t('list.add')}
      </Button>
    </Inline>
  )
}
