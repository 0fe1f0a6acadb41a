import {
  BottomBar,
  BottomBarButton,
  BottomBarLink,
  LayersIcon,
  Menu,
  MenuItem,
  MenuSection,
  PlusIcon,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { moduleKinds } from '../moduleKinds.ts'
import { ModulesMenu } from './ModulesMenu.tsx'
import { useEntries } from './useEntries.tsx'
import { useOwnModules } from './useOwnModules.ts'

const kinds = Object.values(moduleKinds)

/** Shows the most needed entries in reach of a thumb. The sidebar has all of them (docs/product.md#8-13). */
export function AppBottomBar() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const entries = useEntries()
  return (
    <BottomBar label={t('navigation.bottom')}>
      <BottomBarLink {...entries.dashboard} isCurrent={pathname === paths.dashboard} />
      <Menu
        trigger={<BottomBarButton icon={<PlusIcon />}>{t('navigation.add')}</BottomBarButton>}
        placement="top start"
        missingText={t('partMissing')}
      >
        <Additions />
      </Menu>
      <ModulesMenu
        trigger={
          <BottomBarButton icon={<LayersIcon />} isCurrent={pathname.startsWith(paths.modules)}>
            {t('navigation.settings')}
          </BottomBarButton>
        }
      />
      <BottomBarLink {...entries.accountInShort} isCurrent={pathname.startsWith(paths.account)} />
    </BottomBar>
  )
}

/** Shows the menu that adds something to one of the person's modules, or creates a module. */
function Additions() {
  const { t } = useTranslation(['shell', ...kinds.map(({ kind }) => kind)])
  const { modules } = useOwnModules()
  return (
    <>
      {modules.length > 0 && (
        <MenuSection title={t('navigation.addTo')}>
          {modules.map(({ key, name, newOptionHref, Icon }) => (
            <MenuItem key={key} href={newOptionHref} icon={<Icon />}>
              {name}
            </MenuItem>
          ))}
        </MenuSection>
      )}
      <MenuSection title={t('navigation.newModule')}>
        {kinds.map(({ kind, slug }) => (
          <MenuItem key={kind} href={paths.newModule({ kind: slug })} icon={<PlusIcon />}>
            {t(`${kind}:title`)}
          </MenuItem>
        ))}
      </MenuSection>
    </>
  )
}
