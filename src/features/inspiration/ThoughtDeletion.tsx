import {
  getCreateInspirationWidgetMutationOptions,
  getDeleteInspirationWidgetMutationOptions,
} from '@daymark/api'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { WidgetDeletionProps } from '../../ui/module-kind/moduleKind.ts'
import { WidgetMenuDialog } from '../../ui/module-kind/partMenu.tsx'
import { changeableWidget } from './changeable.ts'
import './thought-menu/texts.ts'

type QuestionProps = Pick<
  ComponentProps<typeof WidgetMenuDialog>,
  'question' | 'subject' | 'onClose' | 'findFocus' | 'onDeleted'
>

/** Asks what every kind of card asks. */
export function ThoughtQuestion(props: QuestionProps) {
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

/** Asks before a list of thoughts is taken from the dashboard. */
export function ThoughtDeletion({ widget, ...props }: WidgetDeletionProps) {
  return <ThoughtQuestion {...props} question="delete" subject={{ widget }} />
}
