import { Button, type ButtonProps, LayersIcon, NavigationLabel } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'

function Trigger(props: Omit<ButtonProps, 'children'>) {
  const { t } = useTranslation('shell')
  return (
    <Button variant="quiet" icon={<LayersIcon />} {...props}>
      <NavigationLabel>{t('navigation.modules')}</NavigationLabel>
    </Button>
  )
}

/** Opens the menu of the person's own modules. */
export const ModulesButton = menuOnDemand(
  Trigger,
  async () => (await import('./ModulesMenu.tsx')).ModulesMenu,
)
