import { LayersIcon, SidebarButton, SidebarLink, WarningIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ModuleSidebarSkeleton } from './ModuleSidebarSkeleton.tsx'
import { signsOf } from './signs.ts'
import { useOwnModules } from './useOwnModules.ts'

const placeholders = [1, 2, 3]

/** Shows the person's own modules, or three disabled placeholders for a person without modules. */
export function ModuleSidebarLinks() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { modules, isLoading, hasFailed, retry } = useOwnModules()
  const signs = signsOf(modules.map(({ name }) => name))
  const areNone = modules.length === 0 && !isLoading && !hasFailed
  return (
    <>
      {modules.map(({ key, name, href, Icon }, index) => (
        <SidebarLink
          key={key}
          href={href}
          icon={<Icon />}
          sign={signs[index]}
          isCurrent={pathname === href}
        >
          {name}
        </SidebarLink>
      ))}
      {isLoading && <ModuleSidebarSkeleton />}
      {hasFailed && !isLoading && (
        <SidebarButton icon={<WarningIcon />} onPress={() => void retry()}>
          {t('navigation.retryModules')}
        </SidebarButton>
      )}
      {areNone &&
        placeholders.map((number) => (
          <SidebarLink key={number} href={paths.modules} icon={<LayersIcon />} isDisabled>
            {t('navigation.placeholder', { number })}
          </SidebarLink>
        ))}
    </>
  )
}
