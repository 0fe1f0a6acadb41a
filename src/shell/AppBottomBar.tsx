import {
  BottomBar,
  BottomBarButton,
  BottomBarLink,
  GridIcon,
  LayersIcon,
  PersonIcon,
  PlusIcon,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'

const AddButton = menuOnDemand(BottomBarButton, async () => (await import('./AddMenu.tsx')).AddMenu)
const ModulesButton = menuOnDemand(
  BottomBarButton,
  async () => (await import('./ModulesMenu.tsx')).ModulesMenu,
)

/** What is needed most, in reach of a thumb; the sidebar has everything (docs/product.md#8-13). */
export function AppBottomBar() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  return (
    <BottomBar label={t('navigation.bottom')}>
      <BottomBarLink
        href={paths.dashboard}
        icon={<GridIcon />}
        isCurrent={pathname === paths.dashboard}
      >
        {t('navigation.dashboard')}
      </BottomBarLink>
      <AddButton icon={<PlusIcon />}>{t('navigation.add')}</AddButton>
      <ModulesButton icon={<LayersIcon />} isCurrent={pathname.startsWith(paths.modules)}>
        {t('navigation.modules')}
      </ModulesButton>
      <BottomBarLink
        href={paths.account}
        icon={<PersonIcon />}
        isCurrent={pathname.startsWith(paths.account)}
      >
        {t('sidebar.account')}
      </BottomBarLink>
    </BottomBar>
  )
}
