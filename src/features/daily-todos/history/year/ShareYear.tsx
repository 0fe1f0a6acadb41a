import { Button, IconButton, ShareIcon, useMedia } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { yearBefore } from '../past/knownPast.ts'
import { ShareDialog } from './ShareDialog.tsx'
import type { SharedYear } from './year.ts'

interface Props extends SharedYear {
  /** An icon, for one of many. On a phone it always is. */
  isSmall?: boolean
}

/**
 * Opens the picture of a year that can be shared. It can be pressed when the year is read as a whole: a part of it would
 * say something else.
 */
export function ShareYear({ isSmall = false, ...year }: Props) {
  const { t } = useTranslation('history')
  const isNarrow = useMedia('(width < 48rem)')
  const [isOpen, setOpen] = useState(false)
  const isDisabled = !year.past.isKnownFrom(yearBefore(year.past.today))
  const open = () => setOpen(true)
  return (
    <>
      {isSmall || isNarrow ? (
        <IconButton
          size="small"
          icon={<ShareIcon />}
          label={isSmall ? t('share.of', { name: year.name }) : t('share.year')}
          isDisabled={isDisabled}
          onPress={open}
        />
      ) : (
        <Button icon={<ShareIcon />} isDisabled={isDisabled} onPress={open}>
          {t('share.year')}
        </Button>
      )}
      {isOpen && <ShareDialog year={year} onClose={() => setOpen(false)} />}
    </>
  )
}
