import { Menu, type MenuProps } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../ui/lazyPart.tsx'

const ModuleItems = lazyComponent(async () => (await import('./ModuleItems.tsx')).ModuleItems)

/** The person's own modules. */
export function ModulesMenu({ trigger }: Pick<MenuProps, 'trigger'>) {
  const { t } = useTranslation('shell')
  return (
    <Menu trigger={trigger} preload={ModuleItems.preload} missingText={t('partMissing')}>
      <ModuleItems />
    </Menu>
  )
}
