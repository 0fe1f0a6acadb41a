import { PersonIcon, SidebarButton, type SidebarButtonProps } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'

function Trigger(props: Partial<SidebarButtonProps>) {
  const { t } = useTranslation('shell')
  return (
    <SidebarButton icon={<PersonIcon />} {...props}>
      {t('sidebar.accountMenu')}
    </SidebarButton>
  )
}

/** Opens the sidebar's account menu. */
export const SidebarAccountButton = menuOnDemand(
  Trigger,
  async () => (await import('./SidebarAccountMenu.tsx')).SidebarAccountMenu,
)
