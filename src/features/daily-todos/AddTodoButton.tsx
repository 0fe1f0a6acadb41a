import { Button, Inline, PlusIcon } from '@daymark/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropKeys, holdKeys } from '../../ui/heldKeys.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'

const AddTodo = lazyPart(async () => (await import('./AddTodo.tsx')).AddTodo, {
  renderMissing: ({ retry }) => <Missing onRetry={retry} />,
})

interface Props {
  module: number
  /** Shown at the end of the same line. */
  beside: ReactNode
}

/** The last row of a list: becomes a line to write on. */
export function AddTodoButton({ module, beside }: Props) {
  const { t } = useTranslation('dailyTodos')
  const [state, setState] = useState<'closed' | 'open' | 'left'>('closed')
  if (state === 'open') {
    return (
      <>
        <AddTodo module={module} onClose={() => setState('left')} />
        {beside}
      </>
    )
  }
  return (
    <Inline isOnOneLine justify="between">
      <Button
        variant="quiet"
        size="small"
        isInLine
        data-key="n"
        icon={<PlusIcon size="small" />}
        // The focus comes back to where it was.
        autoFocus={state === 'left'}
        onPress={() => {
          holdKeys()
          setState('open')
        }}
      >
        {t('list.add')}
      </Button>
      {beside}
    </Inline>
  )
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  useEffect(dropKeys, [])
  return <LoadFailure text={t('partMissing')} onRetry={onRetry} />
}
