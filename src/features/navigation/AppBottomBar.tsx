import { BottomBar, BottomBarButton, BottomBarLink, PlusIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useEntries } from './useEntries.tsx'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx'

const Additions = lazyComponent(async () => (await import('./Additions.tsx')).Additions)

/** Shows the most needed entries in reach of a thumb. The sidebar has all of them (docs/product.md#8-13). */
export function AppBottomBar() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const entries = useEntries()
  return (
    <BottomBar label={t('navigation.bottom')}>
      <BottomBarLink {...entries.dashboard} isCurrent={pathname === paths.dashboard} />
      <BottomBarLink {...entries.history} isCurrent={pathname.startsWith(paths.history)} />
      <LazyMenu
        fetch={Additions.preload}
        trigger={
          <BottomBarButton isMain icon={<PlusIcon />}>
            {t('navigation.add')}
          </BottomBarButton>
        }
        placement="top start"
      >
        <Additions />
      </LazyMenu>
      <BottomBarLink {...entries.lists} isCurrent={pathname.startsWith(paths.modules)} />
      <BottomBarLink {...entries.accountInShort} isCurrent={pathname.startsWith(paths.account)} />
    </BottomBar>
  )
}
