import { type ButtonProps, IconButton, MoreIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { menuOnDemand } from '../../ui/menuOnDemand.tsx'

interface Props {
  list: { name: string; modulePath: string }
}

function Trigger({ list, ...props }: Omit<ButtonProps, 'children' | 'variant' | 'size'> & Props) {
  const { t } = useTranslation('dailyTodos')
  const label = t('list.menu', { name: list.name })
  return <IconButton size="small" label={label} icon={<MoreIcon />} {...props} />
}

/** Opens the menu of a list. */
export const ListMenuButton = menuOnDemand<Props>(
  Trigger,
  async () => (await import('./ListMenu.tsx')).ListMenu,
)
