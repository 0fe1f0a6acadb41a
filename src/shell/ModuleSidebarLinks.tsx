import { LayersIcon, SidebarLink } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'

const placeholders = [1, 2, 3]

/** The person's own modules; three disabled placeholders while there are none (ruling 11). */
export function ModuleSidebarLinks() {
  const { t } = useTranslation('shell')
  return placeholders.map((number) => (
    <SidebarLink key={number} href={paths.modules} icon={<LayersIcon />} isDisabled>
      {t('navigation.placeholder', { number })}
    </SidebarLink>
  ))
}
