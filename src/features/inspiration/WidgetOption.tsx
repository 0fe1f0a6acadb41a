import type { InspirationOption } from '@daymark/api'
import { Picture, Text } from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyWidget } from '../../ui/module-kind/EmptyWidget.tsx'
import { useIsOnScreen } from '../../ui/onScreen.ts'
import { useToday } from '../../lib/days/days.ts'
import { optionOfDay } from './widgetQueries.ts'

/** Long texts are read, short ones are seen. */
function isShort(text: string | null | undefined): boolean {
  return (text ?? '').length <= 90
}

/** Today's text or image. At midnight the old one stays until the new one is there. */
export function WidgetOption({ module, newOptionPath }: { module: number; newOptionPath: string }) {
  const { t } = useTranslation('inspiration')
  const today = useDeferredValue(useToday())
  const subscribed = useIsOnScreen()
  const { data: option } = useSuspenseQuery({ ...optionOfDay(module, today), subscribed })

  if (option === null) {
    return (
      <EmptyWidget title={t('widget.empty.title')} newOptionPath={newOptionPath}>
        {t('widget.empty.text')}
      </EmptyWidget>
    )
  }
  if (option.type === 'image') return <OptionPicture key={option.imageURL} option={option} />
  return (
    <Text size={isShort(option.text) ? 'xl' : 'lg'} keepsLines>
      {option.text}
    </Text>
  )
}

function OptionPicture({ option: { name, imageURL } }: { option: InspirationOption }) {
  const { t } = useTranslation('inspiration')
  const [hasFailed, setFailed] = useState(false)
  if (imageURL === null || hasFailed) {
    return <Text tone="muted">{t('widget.noPicture', { name })}</Text>
  }
  return <Picture src={imageURL} alt={name} onError={() => setFailed(true)} />
}
