import { Card, Stack, Text, VisuallyHidden } from '@daymark/design-system'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportState, useImport } from './importJob.ts'
import { ImportChoice } from './ImportChoice.tsx'
import { ImportEnd } from './ImportEnd.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { useImportNews } from './words.ts'

/** Shows the steps of an import, each in place of the one before: choose a file, preview it, import it. */
export function ImportCard() {
  const { t } = useTranslation('takeout')
  const state = useImport()
  const news = useImportNews(state)
  const buttonRef = useRestoredFocus(state.kind)
  return (
    <Card title={t('import.title')} isContentHigh>
      <Stack gap={4}>
        <Part state={state} buttonRef={buttonRef} />
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </Stack>
    </Card>
  )
}

interface PartProps {
  state: ImportState
  buttonRef: RefObject<HTMLButtonElement | null>
}

function Part({ state, buttonRef }: PartProps) {
  const { t } = useTranslation('takeout')
  switch (state.kind) {
    case 'preview':
      return <ImportPreview {...state} buttonRef={buttonRef} />
    case 'running':
    case 'stopped':
      return <ImportProgress state={state} buttonRef={buttonRef} />
    case 'finished':
      return <ImportEnd {...state} buttonRef={buttonRef} />
    default:
      return (
        <>
          <Text tone="muted" size="sm">
            {t('import.text')}
          </Text>
          <ImportChoice state={state} buttonRef={buttonRef} />
        </>
      )
  }
}

/** The pressed button disappears with its step; the focus then moves to the main button of the next step. */
function useRestoredFocus(kind: ImportState['kind']): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(kind)
  useEffect(() => {
    const isFirst = shown.current === kind || (shown.current === 'none' && kind !== 'preview')
    shown.current = kind
    if (!isFirst && document.activeElement === document.body) button.current?.focus()
  }, [kind])
  return button
}
