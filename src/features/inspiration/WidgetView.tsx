import type { InspirationOption } from '@daymark/api'
import { Picture, Text } from '@daymark/design-system'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/days/days.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { EmptyWidget } from '../../ui/module-kind/EmptyWidget.tsx'
import type { WidgetViewProps } from '../../ui/module-kind/moduleKind.ts'
import { WidgetCard } from '../../ui/module-kind/WidgetCard.tsx'
import { WidgetMenu } from '../../ui/module-kind/WidgetMenu.tsx'
import { optionOfDay } from './optionOfDay.ts'

const Items = lazyComponent(async () => (await import('./ThoughtMenu.tsx')).ThoughtMenuItems)
const Dialog = lazyComponent(async () => (await import('./ThoughtMenu.tsx')).ThoughtMenuDialog)

/** Shows the module's thought of today. */
export function WidgetView({ widget, newOptionPath, modulePath }: WidgetViewProps) {
  return (
    <WidgetCard
      name={widget.name}
      menu={<WidgetMenu of={{ widget, modulePath }} Items={Items} Dialog={Dialog} />}
      // At midnight the old one stays until the new one is there.
      query={{ ...optionOfDay(widget.module, useToday()), placeholderData: keepPreviousData }}
    >
      {(option) => <WidgetOption option={option} newOptionPath={newOptionPath} />}
    </WidgetCard>
  )
}

/** Long texts are read, short ones are seen. */
function isShort(text: string | null | undefined): boolean {
  return (text ?? '').length <= 90
}

interface OptionProps {
  /** Null for a module without options. */
  option: InspirationOption | null
  newOptionPath: string
}

/** A text or an image. */
function WidgetOption({ option, newOptionPath }: OptionProps) {
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
  return <Picture src={imageURL} alt={name} onError={() => setFailed(true)} />
}
