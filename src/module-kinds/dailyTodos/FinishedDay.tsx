import { Button, ChevronDownIcon, Inline } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addListTexts } from './listTexts.ts'

addListTexts()

interface Props {
  total: number
  isFolded: boolean
  onFold: (isFolded: boolean) => void
}

/** The one line that stands for the rows of a day that is settled. */
export function FinishedDay({ total, isFolded, onFold }: Props) {
  const { t } = useTranslation('listChanges')
  return (
    <Inline>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronDownIcon size="small" />}
        aria-expanded={!isFolded}
        onPress={() => onFold(!isFolded)}
      >
        {t(isFolded ? 'unfold' : 'fold', { count: total })}
      </Button>
    </Inline>
  )
}
