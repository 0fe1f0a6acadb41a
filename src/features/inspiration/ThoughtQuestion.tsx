import {
  getCreateInspirationWidgetMutationOptions,
  getDeleteInspirationWidgetMutationOptions,
} from '@daymark/api'
import { useTranslation } from 'react-i18next'
import type { WidgetQuestionProps } from '../../ui/module-kind/moduleKind.ts'
import { WidgetMenuDialog } from '../../ui/module-kind/partMenu.tsx'
import { changeableWidget } from './changeable.ts'
import './thought-menu/texts.ts'

/** Asks what every kind of card asks. */
export function ThoughtQuestion(props: WidgetQuestionProps) {
  const { t } = useTranslation('thoughtMenu')
  return (
    <WidgetMenuDialog
      {...props}
      kind="inspiration"
      change={changeableWidget}
      remove={getDeleteInspirationWidgetMutationOptions}
      create={getCreateInspirationWidgetMutationOptions}
      deleteWarning={t('delete')}
    />
  )
}
