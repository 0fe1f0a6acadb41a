import type { InspirationOption } from '@daymark/api'
import { Picture, Text } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyWidget } from '../../ui/module-kind/EmptyWidget.tsx'

/** Long texts are read, short ones are seen. */
function isShort(text: string | null | undefined): boolean {
  return (text ?? '').length <= 90
}

interface Props {
  /** Null for a module without options. */
  option: InspirationOption | null
  newOptionPath: string
}

/** A text or an image. */
export function WidgetOption({ option, newOptionPath }: Props) {
  const { t } = useTranslation('inspiration')
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
  return (
    <Picture src={imageURL} alt={name} isFilling hasReservedSpace onError={() => setFailed(true)} />
  )
}
