import { zodResolver } from '@hookform/resolvers/zod'
import {
  Button,
  Dialog,
  DialogActions,
  LiveRegion,
  Name,
  ProgressBar,
  Stack,
  Text,
} from '@daymark/design-system'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { focusField } from '../../../lib/forms/focusField.ts'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { FormTextField } from '../../../lib/forms/fields.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { addDays } from '../../../lib/days/days.ts'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import '../changes/texts.ts'
import { mostDays, useAway } from './useAway.ts'

interface Props {
  list: OptionOrWidget
  /** The first day that is skipped. */
  from: string
  onClose: () => void
}

/** Skips what is open of a list for some days, with progress, a way to stop, and a way back (docs/product.md#7-17). */
export function AwayDialog({ list, from, onClose }: Props) {
  const { t } = useTranslation(['listChanges', 'shell'])
  const away = useAway(list, from)
  const isRunning = away.skip.isPending || away.undo.isPending
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('away.title')}
      description={<Name>{list.name}</Name>}
      closeLabel={t('shell:close')}
      isLocked={isRunning}
    >
      {/* On the page before it has something to say. */}
      <LiveRegion>{away.skip.isSuccess && <ResultText away={away} />}</LiveRegion>
      {away.skip.isSuccess ? (
        <AwayResult away={away} onClose={onClose} />
      ) : (
        <AwayForm away={away} list={list} from={from} />
      )}
    </Dialog>
  )
}

type Away = ReturnType<typeof useAway>

function AwayForm({ away, list, from }: { away: Away } & Omit<Props, 'onClose'>) {
  const { t } = useTranslation(['listChanges', 'shell'])
  const names = useDayNames()
  const most = addDays(from, mostDays - 1)
  const form = useForm({
    resolver: zodResolver(
      z.object({
        until: z.string().check(
          z.minLength(1),
          z.refine((day) => day >= from && day <= most, { error: 'invalid' }),
        ),
      }),
    ),
    defaultValues: { until: '' },
  })
  useServerErrors(form, away.skip)
  useDraft(form, `away-${list.id}`)
  const { control } = form
  useEffect(() => focusField(control, 'until'), [control])
  return (
    <ApiForm
      form={form}
      mutation={away.skip}
      onSubmit={(data) => away.skip.mutateAsync({ data })}
      label={t('away.title')}
      submitLabel={t('away.skip')}
      describeError={() => t('away.failed', { count: away.skipped.length })}
      actions={away.skip.isPending && <Button onPress={away.stop}>{t('away.stop')}</Button>}
    >
      <FormTextField
        control={form.control}
        name="until"
        type="date"
        label={t('away.until')}
        description={t('away.description', { from: names.long(from), most: names.long(most) })}
        isRequired
      />
      {away.skip.isPending && <AwayProgress away={away} />}
    </ApiForm>
  )
}

function AwayProgress({ away: { progress } }: { away: Away }) {
  const { t } = useTranslation('listChanges')
  return (
    <ProgressBar
      label={t('away.progress')}
      value={progress.done}
      maxValue={progress.total}
      valueLabel={t('away.progressValue', { ...progress })}
    />
  )
}

const isTakenBack = ({ undo, skipped }: Away) => undo.isSuccess && skipped.length === 0

function ResultText({ away }: { away: Away }) {
  const { t } = useTranslation('listChanges')
  if (isTakenBack(away)) return <Text>{t('away.undone')}</Text>
  const text = away.undo.isError ? 'undoFailed' : 'skipped'
  return <Text>{t(`away.${text}`, { count: away.skipped.length })}</Text>
}

function AwayResult({ away, onClose }: { away: Away; onClose: () => void }) {
  const { t } = useTranslation(['listChanges', 'shell'])
  const { undo, skipped } = away
  const close = useRef<HTMLButtonElement>(null)
  const isOver = isTakenBack(away)
  // The other button is gone with its work.
  useEffect(() => {
    if (isOver) close.current?.focus()
  }, [isOver])
  return (
    <Stack>
      {undo.isPending && <AwayProgress away={away} />}
      <DialogActions>
        <Button
          ref={close}
          variant="primary"
          autoFocus
          isUnavailable={undo.isPending}
          onPress={() => {
            if (!undo.isPending) onClose()
          }}
        >
          {t('shell:close')}
        </Button>
        {/* One button, so that the focus stays where it is. */}
        {(skipped.length > 0 || undo.isPending) && (
          <Button onPress={() => (undo.isPending ? away.stop() : undo.mutate())}>
            {t(undo.isPending ? 'away.stop' : 'away.undo')}
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}
