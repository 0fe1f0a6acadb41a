import { isPasskeySupported } from '@daymark/api'
import { PasskeyNameSchema } from '@daymark/api/schemas'
import { Banner } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { suggestedPasskeyName } from '../../lib/session/userAgent.ts'
import { ApiFormView } from '../../lib/forms/ApiFormView.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'
import { usePasskeyProblem } from './usePasskeyProblem.ts'
import './texts.ts'

interface Props {
  label: string
  submitLabel: string
  /** Makes the passkey under this name. */
  mutation: UseMutationResult<void, Error, { data: { name: string } }>
  /** Is told its name. */
  onSaved: (name: string) => Promise<unknown> | void
  /** What to do when the step no longer applies (409). */
  onConflict?: ReactNode
  isSubmitWide?: boolean
  /** Asks before the form is left with changes that were not saved. */
  isGuarded?: boolean
}

/** Names a passkey and makes it; says what the browser reported when it was not made. */
export function PasskeyForm({ mutation, onSaved, ...view }: Props) {
  const { t } = useTranslation('signIn')
  const problemOf = usePasskeyProblem()
  const form = useApiForm({
    schema: z.object({ name: PasskeyNameSchema }),
    values: { name: t(`suggestedName.${suggestedPasskeyName(navigator.userAgent)}`) },
    mutation,
    onSaved: (_saved, { name }) => onSaved(name),
  })

  if (!isPasskeySupported()) {
    return (
      <Banner tone="warning" title={t('unsupported.title')}>
        {t('unsupported.text')}
      </Banner>
    )
  }
  return (
    <ApiFormView form={form} describeError={problemOf} {...view}>
      <FormNameField
        control={form.form.control}
        name="name"
        label={t('createPasskey.name')}
        description={t('createPasskey.nameDescription')}
      />
    </ApiFormView>
  )
}
