import { type ButtonProps, IconButton, MoreIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { menuOnDemand } from '../../ui/menuOnDemand.tsx'
import type { MenuList } from './todoList.ts'

interface Props {
  list: MenuList
}

function Trigger({ list, ...props }: Omit<ButtonProps, 'children' | 'variant' | 'size'> & Props) {
  const { t } = useTranslation('dailyTodos')
  const label = t('list.menu', { name: list.widget.name })
  return <IconButton size="small" label={label} icon={<MoreIcon />} {...props} />
}

/** Opens the menu of a list. */
export const ListMenuButton = menuOnDemand<Props>(
  Trigger,
  async () => (await import('./ListMenu.tsx')).ListMenu,
)
