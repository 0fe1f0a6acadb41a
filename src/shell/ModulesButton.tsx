import { Button, type ButtonProps, ChevronDownIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { lazySignedIn } from './lazySignedIn.tsx'
import { menuOnDemand } from './menuOnDemand.tsx'

const load = () => import('./ModulesMenu.tsx')
const ModulesMenu = lazySignedIn(async () => (await load()).ModulesMenu)

function Trigger(props: Omit<ButtonProps, 'children'>) {
  const { t } = useTranslation('shell')
  return (
    <Button variant="quiet" icon={<ChevronDownIcon />} {...props}>
      {t('navigation.modules')}
    </Button>
  )
}

/** Opens the menu of the person's own modules. */
export const ModulesButton = menuOnDemand(Trigger, ModulesMenu, load)
