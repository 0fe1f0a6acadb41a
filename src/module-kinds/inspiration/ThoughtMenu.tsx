import {
  getDeleteInspirationWidgetMutationOptions,
  getUpdateInspirationWidgetMutationOptions,
} from '@daymark/api'
import { MenuItem, SparkleIcon } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/addTexts.ts'
import english from '../../i18n/locales/en-GB/later/thoughtMenu.json'
import dutch from '../../i18n/locales/nl/later/thoughtMenu.json'
import { paths } from '../../paths.ts'
import { useUtcToday } from '../../ui/days.ts'
import { WidgetMenu } from '../WidgetMenu.tsx'
import type { MenuWidget } from '../widgetMenuButton.tsx'
import { optionOfDay } from './widgetQueries.ts'

addTexts('thoughtMenu', { 'en-GB': english, nl: dutch })

interface Props {
  of: MenuWidget
  trigger: ReactElement
}

/** What can be done with a card of inspiration, and with what it shows today. */
export function ThoughtMenu({ of, trigger }: Props) {
  const { t } = useTranslation('thoughtMenu')
  const { id, module } = of.widget
  const today = useUtcToday()
  const option = useQueryClient().getQueryData(optionOfDay(module, today).queryKey)
  return (
    <WidgetMenu
      kind="inspiration"
      of={of}
      trigger={trigger}
      rename={getUpdateInspirationWidgetMutationOptions(id)}
      remove={getDeleteInspirationWidgetMutationOptions(id)}
      deleteWarning={t('delete')}
    >
      {option ? (
        <MenuItem
          href={paths.option({ kind: 'inspiration', moduleId: module, optionId: option.id })}
          icon={<SparkleIcon />}
        >
          {t('edit')}
        </MenuItem>
      ) : null}
    </WidgetMenu>
  )
}
