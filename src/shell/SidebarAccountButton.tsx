import { PersonIcon, SidebarButton, type SidebarButtonProps } from '@daymark/design-system'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { menuOnDemand } from './menuOnDemand.tsx'

const load = () => import('./SidebarAccountMenu.tsx')
const SidebarAccountMenu = lazy(async () => ({ default: (await load()).SidebarAccountMenu }))

function Trigger(props: Partial<SidebarButtonProps>) {
  const { t } = useTranslation('shell')
  return (
    <SidebarButton icon={<PersonIcon />} {...props}>
      {t('sidebar.accountMenu')}
    </SidebarButton>
  )
}

/** Opens the sidebar's account menu. */
export const SidebarAccountButton = menuOnDemand(Trigger, SidebarAccountMenu, load)
