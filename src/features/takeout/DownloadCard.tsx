import { ApiError, isUnreachable, onServerBusy } from '@daymark/api'
import {
  Button,
  Card,
  DownloadIcon,
  ProgressBar,
  Stack,
  Text,
  VisuallyHidden,
} from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTakeouts } from './fileFormat.ts'
import { chosenByPerson } from './filePreferences.ts'
import { takeEverything } from './takeEverything.ts'
import { dayNow } from '../../lib/days/days.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { quarterOf } from './words.ts'

/** Everything that a person has, as one file that the browser makes. */
export function DownloadCard() {
  const { t } = useTranslation('takeout')
  const [part, setPart] = useState(0)
  const [wait, setWait] = useState(0)
  const stopper = useRef<AbortController>(undefined)
  const fileName = t('download.fileName', { date: dayNow() })
  const download = useMutation({
    mutationFn: async (_, { client }) => {
      const { signal } = (stopper.current = new AbortController())
      setPart(0)
      const stopListening = onServerBusy(setWait)
      try {
        const preferences = await chosenByPerson(client)
        const options = { preferences, signal, onProgress: setPart }
        const taken = await takeEverything(await loadTakeouts(), options)
        return { ...taken, hasPreferences: preferences !== undefined }
      } finally {
        stopListening()
      }
    },
    onSuccess: ({ blob }) => saveFile(blob, fileName),
    onSettled: () => setWait(0),
  })
  useEffect(() => () => stopper.current?.abort(), [])
  const { data, error, isPending } = download
  const isStopped = error instanceof ApiError && error.kind === 'aborted'
  const quarter = quarterOf(part)
  const said = isPending
    ? [t('download.progress'), quarter > 0 && t('percent', { part: quarter })]
    : [isStopped && t('download.stopped'), data && t('download.done')]

  return (
    <Card title={t('download.title')} isContentHigh>
      <Stack gap={4}>
        <Text tone="muted" size="sm">
          {t('download.text')}
        </Text>
        {isPending && <ProgressBar label={t('download.progress')} value={part} maxValue={1} />}
        {isPending && wait > 0 && <Text>{t('waiting', { count: Math.ceil(wait) })}</Text>}
        {isStopped && <Text>{t('download.stopped')}</Text>}
        {error && !isStopped && (
          <Text tone="danger">{isUnreachable(error) ? t('unreachable') : t('unread')}</Text>
        )}
        {data && <Text>{t('download.done')}</Text>}
        {data && data.missing.length > 0 && (
          <Text tone="warning">
            {t('download.missing', {
              count: data.missing.length,
              names: data.missing.join(', '),
            })}
          </Text>
        )}
        {data?.hasPreferences === false && (
          <Text tone="warning">{t('download.missingPreferences')}</Text>
        )}
        {/* One button, so that the focus stays where it is. */}
        <Button
          size="large"
          isFullWidth
          variant={isPending ? 'secondary' : 'primary'}
          icon={isPending ? undefined : <DownloadIcon size="small" />}
          onPress={() => (isPending ? stopper.current?.abort() : download.mutate())}
        >
          {isPending ? t('stop') : t('download.start')}
        </Button>
        <VisuallyHidden role="status">{said.filter(Boolean).join('. ')}</VisuallyHidden>
      </Stack>
    </Card>
  )
}
