import { ChevronDownIcon, ChevronUpIcon, IconButton, Inline, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import './changes/texts.ts'

interface Props {
  total: number
  /** Undefined for a list that is too short to be folded. */
  isFolded: boolean | undefined
  onFold: (isFolded: boolean) => void
}

/** Says that a day is finished, with the button that folds its rows. Fits the line on which a to-do is added. */
export function FinishedDay({ total, isFolded, onFold }: Props) {
  const { t } = useTranslation('listChanges')
  return (
    <Inline isOnOneLine gap={1}>
      <Text as="span" size="xs" tone="muted" aria-hidden>
        {t('finished')}
      </Text>
      {isFolded !== undefined && (
        <IconButton
          size="small"
          label={t(isFolded ? 'unfold' : 'fold', { count: total })}
          icon={isFolded ? <ChevronDownIcon size="small" /> : <ChevronUpIcon size="small" />}
          aria-expanded={!isFolded}
          onPress={() => onFold(!isFolded)}
        />
      )}
    </Inline>
  )
}
