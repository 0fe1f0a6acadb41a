import { MenuPopover, type MenuPopoverProps } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

export type OpenedMenuProps = Omit<MenuPopoverProps, 'closeLabel'>

/** What a menu opens. A file of its own, so that it is loaded with the first menu that opens. */
export function OpenedMenu(props: OpenedMenuProps) {
  const { t } = useTranslation('shell')
  return <MenuPopover {...props} closeLabel={t('close')} />
}
