import { type ButtonProps, IconButton, MoreIcon } from '@daymark/design-system'
import type { ComponentType, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'
import type { Part } from './moduleKind.ts'

/** What the menu of a card is about. */
export interface MenuWidget {
  widget: Part
  modulePath: string
}

type TriggerProps = Omit<ButtonProps, 'children' | 'variant' | 'size'> & { of: MenuWidget }

function Trigger({ of: { widget }, ...props }: TriggerProps) {
  const { t } = useTranslation('dashboard')
  const label = t('widgetMenu', { name: widget.name })
  return <IconButton size="small" label={label} icon={<MoreIcon />} {...props} />
}

/** The button of a card that opens its menu; a kind says where the menu's code is. */
export function widgetMenuButton<Of extends MenuWidget>(
  load: () => Promise<ComponentType<{ of: Of; trigger: ReactElement }>>,
) {
  return menuOnDemand<{ of: Of }>(Trigger, load)
}
