import { MenuItem, SparkleIcon } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import './thought-menu/texts.ts'
import { paths } from '../../paths.ts'
import { useToday } from '../../lib/days/days.ts'
import type { MenuItemsProps } from '../../ui/menu/ActionMenu.tsx'
import type { MenuWidget } from '../../ui/module-kind/WidgetMenu.tsx'
import type { PartQuestion } from '../../ui/module-kind/moduleKind.ts'
import { WidgetMenuItems } from '../../ui/module-kind/partMenu.tsx'
import { optionOfDay } from './optionOfDay.ts'

/** Shows the menu entries for a card of inspiration, and for what it shows today. */
export function ThoughtMenuItems({ subject, onAsk }: MenuItemsProps<MenuWidget, PartQuestion>) {
  const { t } = useTranslation('thoughtMenu')
  const { module } = subject.widget
  const today = useToday()
  const option = useQueryClient().getQueryData(optionOfDay(module, today).queryKey)
  return (
    <WidgetMenuItems kind="inspiration" subject={subject} onAsk={onAsk}>
      {option ? (
        <MenuItem
          href={paths.option({ kind: 'inspiration', moduleId: module, optionId: option.id })}
          icon={<SparkleIcon />}
        >
          {t('edit')}
        </MenuItem>
      ) : null}
    </WidgetMenuItems>
  )
}
