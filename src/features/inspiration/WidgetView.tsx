import { type InspirationOption, useGetWidgets } from '@daymark/api'
import { Picture, Poster, PosterText, Quotation, Text } from '@daymark/design-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/days/days.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { EmptyWidget } from '../../ui/module-kind/EmptyWidget.tsx'
import type { WidgetViewProps } from '../../ui/module-kind/moduleKind.ts'
import { WidgetContent } from '../../ui/module-kind/WidgetContent.tsx'
import { WidgetMenu } from '../../ui/module-kind/WidgetMenu.tsx'
import { optionOfDay } from './optionOfDay.ts'

const Items = lazyComponent(async () => (await import('./ThoughtMenu.tsx')).ThoughtMenuItems)
const Dialog = lazyComponent(async () => (await import('./ThoughtQuestion.tsx')).ThoughtQuestion)

/** Shows the module's thought of today as a poster. It has a caption only where there is another one. */
export function WidgetView({ widget, newOptionPath, modulePath }: WidgetViewProps) {
  const { data: widgets } = useGetWidgets()
  // At midnight the old one stays until the new one is there.
  const query = { ...optionOfDay(widget.module, useToday()), placeholderData: keepPreviousData }
  const { data: shown } = useQuery(query)
  return (
    <Poster
      name={widget.name}
      isNameShown={(widgets?.inspiration.length ?? 0) > 1}
      isWarm={shown?.type === 'text'}
      menu={<WidgetMenu subject={{ widget, modulePath }} Items={Items} Dialog={Dialog} />}
    >
      <WidgetContent name={widget.name} query={query}>
        {(option) => <WidgetOption option={option} newOptionPath={newOptionPath} />}
      </WidgetContent>
    </Poster>
  )
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
      <PosterText>
        <EmptyWidget title={t('widget.empty.title')} newOptionPath={newOptionPath}>
          {t('widget.empty.text')}
        </EmptyWidget>
      </PosterText>
    )
  }
  if (option.type === 'image') return <OptionPicture key={option.imageURL} option={option} />
  return <Quotation>{option.text ?? ''}</Quotation>
}

function OptionPicture({ option: { name, imageURL } }: { option: InspirationOption }) {
  const { t } = useTranslation(['inspiration', 'shell'])
  const [hasFailed, setFailed] = useState(false)
  if (imageURL === null || hasFailed) {
    return (
      <PosterText>
        <Text tone="muted">{t('widget.noPicture', { name })}</Text>
      </PosterText>
    )
  }
  return (
    <Picture
      src={imageURL}
      alt={name}
      onError={() => setFailed(true)}
      openLabel={t('widget.enlarge')}
      closeLabel={t('shell:close')}
    />
  )
}
