import { LayersIcon, SidebarLink } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useOwnModules } from './useOwnModules.ts'

const placeholders = [1, 2, 3]

/** The person's own modules; three disabled placeholders while there are none (ruling 11). */
export function ModuleSidebarLinks() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { modules } = useOwnModules()
  if (modules.length > 0) {
    return modules.map(({ key, name, href, Icon }) => (
      <SidebarLink key={key} href={href} icon={<Icon />} isCurrent={pathname === href}>
        {name}
      </SidebarLink>
    ))
  }
  return placeholders.map((number) => (
    <SidebarLink key={number} href={paths.modules} icon={<LayersIcon />} isDisabled>
      {t('navigation.placeholder', { number })}
    </SidebarLink>
  ))
}
