import { IconButton, Menu, MenuItem, MoreIcon, Name, ShareIcon } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { yearBefore } from '../past/knownPast.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { countOf, type SharedYear, yearOfDays } from './year.ts'

interface Props extends SharedYear {
  /** It is the year of all lists, which needs no name. */
  isOfAll?: boolean
}

/** With fewer complete days than these there is little to show to a friend: sharing is offered in a menu only. */
const fewDays = 7

/**
 * Opens the picture of a year that can be shared. It is offered when the year is read as a whole: a part of it would say
 * something else.
 */
export function ShareYear({ isOfAll = false, ...year }: Props) {
  const { t } = useTranslation(['history', 'shell'])
  const [isOpen, setOpen] = useState(false)
  const { today } = year.past
  if (!year.past.isKnownFrom(yearBefore(today))) return null
  const { done } = countOf(year.parts, yearOfDays(today), today)
  const label = isOfAll ? t('share.year') : t('share.of', { name: year.name })
  const open = () => setOpen(true)
  return (
    <>
      {done < fewDays ? (
        <Menu
          trigger={<IconButton icon={<MoreIcon />} label={t('share.more', { name: year.name })} />}
          label={t('share.more', { name: year.name })}
          title={<Name>{year.name}</Name>}
          closeLabel={t('shell:close')}
        >
          <MenuItem icon={<ShareIcon />} onAction={open}>
            {label}
          </MenuItem>
        </Menu>
      ) : (
        <IconButton icon={<ShareIcon />} label={label} onPress={open} />
      )}
      {isOpen && <ShareDialog year={year} onClose={() => setOpen(false)} />}
    </>
  )
}
