import { zodResolver } from '@hookform/resolvers/zod'
import { PasskeyNameSchema } from '@daymark/api/schemas'
import { Banner, Button, Inline, Stack, Text } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { suggestedPasskeyName } from '../../lib/session/userAgent.ts'
import { focusField } from '../../lib/forms/focusField.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { useNoPasskeys } from './useNoPasskeys.ts'
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
  /** Shows the suggested name, with its field behind a button. */
  isNamedLater?: boolean
  /** Asks before the form is left with changes that were not saved. */
  isGuarded?: boolean
}

/** Names a passkey and makes it; says what the browser reported when it was not made. */
export function PasskeyForm({ mutation, onSaved, isNamedLater, ...view }: Props) {
  const { t } = useTranslation('signIn')
  const problemOf = usePasskeyProblem()
  const noPasskeys = useNoPasskeys()
  const form = useForm({
    resolver: zodResolver(z.object({ name: PasskeyNameSchema })),
    defaultValues: { name: t(`suggestedName.${suggestedPasskeyName(navigator.userAgent)}`) },
  })
  const [isNamed, setNamed] = useState(isNamedLater !== true)
  useServerErrors(form, mutation)
  useDraft(form)

  function rename() {
    flushSync(() => setNamed(true))
    focusField(form.control, 'name', { shouldSelect: true })
  }

  if (noPasskeys) {
    return (
      <Banner tone="warning" title={noPasskeys.title}>
        {noPasskeys.text}
      </Banner>
    )
  }
  return (
    <ApiForm
      form={form}
      mutation={mutation}
      onSubmit={(data) => mutation.mutateAsync({ data })}
      onSaved={(_saved, { name }) => onSaved(name)}
      describeError={problemOf}
      {...view}
    >
      {isNamed || form.formState.errors.name ? (
        <FormNameField
          control={form.control}
          name="name"
          label={t('createPasskey.name')}
          description={t('createPasskey.nameDescription')}
        />
      ) : (
        <Inline gap={1} justify="between">
          <Stack gap={0}>
            <Text size="sm" tone="muted">
              {t('createPasskey.name')}
            </Text>
            <Text weight="medium">{form.getValues('name')}</Text>
          </Stack>
          <Button variant="quiet" onPress={rename}>
            {t('createPasskey.rename')}
          </Button>
        </Inline>
      )}
    </ApiForm>
  )
}
