import {
  BottomBar,
  BottomBarButton,
  type BottomBarButtonProps,
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

function AddTrigger(props: Partial<BottomBarButtonProps>) {
  const { t } = useTranslation('shell')
  return (
    <BottomBarButton icon={<PlusIcon />} {...props}>
      {t('navigation.add')}
    </BottomBarButton>
  )
}

const AddButton = menuOnDemand(AddTrigger, async () => (await import('./AddMenu.tsx')).AddMenu)

function ModulesTrigger(props: Partial<BottomBarButtonProps>) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  return (
    <BottomBarButton
      icon={<LayersIcon />}
      isCurrent={pathname.startsWith(paths.modules)}
      {...props}
    >
      {t('navigation.modules')}
    </BottomBarButton>
  )
}

const ModulesButton = menuOnDemand(
  ModulesTrigger,
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
      <AddButton />
      <ModulesButton />
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
