import { Button, ProgressBar, Stack, Text } from '@daymark/design-system'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportState, leaveImport, startImport, stopImport } from './importJob.ts'
import { useImportWords } from './words.ts'

interface Props {
  state: Extract<ImportState, { kind: 'running' | 'stopped' }>
  buttonRef: Ref<HTMLButtonElement>
}

/** Shows the progress of an import, with buttons to stop and continue it. */
export function ImportProgress({ state, buttonRef }: Props) {
  const { t } = useTranslation('takeout')
  const { fileName: name, done, total } = state
  const { ofFailure } = useImportWords()
  const isRunning = state.kind === 'running'
  return (
    <>
      {!isRunning && <Text>{t('import.stopped', { name })}</Text>}
      {!isRunning && state.failure && <Text tone="danger">{ofFailure(state.failure)}</Text>}
      {(isRunning || total > 0) && (
        <ProgressBar
          label={t('import.progress', { name })}
          value={done}
          maxValue={total}
          valueLabel={total === 0 ? '' : t('import.part', { done, total })}
        />
      )}
      {isRunning && state.waitsFor > 0 && (
        <Text>{t('waiting', { count: Math.ceil(state.waitsFor) })}</Text>
      )}
      {isRunning && (
        <Text tone="muted" size="sm">
          {t('import.leave')}
        </Text>
      )}
      <Stack gap={1}>
        {/* One button, so that the focus stays where it is. */}
        <Button
          ref={buttonRef}
          size="large"
          isFullWidth
          variant={isRunning ? 'secondary' : 'primary'}
          onPress={() => void (isRunning ? stopImport() : startImport())}
        >
          {isRunning ? t('stop') : t(state.failure ? 'import.tryAgain' : 'import.goOn')}
        </Button>
        {!isRunning && (
          <Button variant="quiet" isFullWidth onPress={() => void leaveImport()}>
            {t('import.giveUp')}
          </Button>
        )}
      </Stack>
    </>
  )
}
