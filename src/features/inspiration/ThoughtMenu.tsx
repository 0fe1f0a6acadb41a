import {
  createInspirationWidget,
  getDeleteInspirationWidgetMutationOptions,
  getUpdateInspirationWidgetMutationOptions,
} from '@daymark/api'
import { MenuItem, SparkleIcon } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import './thought-menu/texts.ts'
import { paths } from '../../paths.ts'
import { useToday } from '../../lib/days/days.ts'
import type {
  MenuDialogProps,
  MenuItemsProps,
  MenuWidget,
} from '../../ui/module-kind/WidgetMenu.tsx'
import {
  WidgetMenuDialog,
  WidgetMenuItems,
  type WidgetQuestion,
} from '../../ui/module-kind/widgetMenuParts.tsx'
import { optionOfDay } from './widgetQueries.ts'

/** What can be done with a card of inspiration, and with what it shows today. */
export function ThoughtMenuItems({ of, onAsk }: MenuItemsProps<MenuWidget, WidgetQuestion>) {
  const { t } = useTranslation('thoughtMenu')
  const { module } = of.widget
  const today = useToday()
  const option = useQueryClient().getQueryData(optionOfDay(module, today).queryKey)
  return (
    <WidgetMenuItems kind="inspiration" of={of} onAsk={onAsk}>
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

/** What the menu of a card of inspiration asks. */
export function ThoughtMenuDialog(props: MenuDialogProps<MenuWidget, WidgetQuestion>) {
  const { t } = useTranslation('thoughtMenu')
  return (
    <WidgetMenuDialog
      {...props}
      kind="inspiration"
      update={getUpdateInspirationWidgetMutationOptions}
      remove={getDeleteInspirationWidgetMutationOptions}
      send={createInspirationWidget}
      deleteWarning={t('delete')}
    />
  )
}
