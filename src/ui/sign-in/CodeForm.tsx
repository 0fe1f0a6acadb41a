import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError, isConflict, mailedCodeLength } from '@daymark/api'
import { Banner, Button, LiveRegion } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormCodeField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { isTooManyAttempts } from '../../lib/forms/isTooManyAttempts.ts'
import { useMessages } from '../../lib/forms/useMessages.ts'
import { BeginAgain } from './BeginAgain.tsx'
import { MailNotice } from './MailNotice.tsx'
import './texts.ts'

interface Props<Variables, ResendVariables> {
  /** The name that the server gives the field in its errors. */
  field: 'code' | 'key'
  /** The name of the form for assistive technology. */
  formLabel: string
  /** The name of the field. */
  label: string
  submitLabel: string
  mutation: UseMutationResult<unknown, Error, Variables>
  /** What the mutation takes. */
  variables: (code: string) => Variables
  onSaved: () => Promise<unknown> | void
  /** Where a new code is asked for when this one has expired or is spent (docs/product.md#3-4). */
  beginAgainPath: string
  /** Where the flow of this code ends, and another address can be given. */
  giveUpPath: string
  /** Asks for a new code to the same address, where that is possible. */
  resend: Resend<ResendVariables> | undefined
}

interface Resend<Variables> {
  mutation: UseMutationResult<unknown, Error, Variables>
  variables: Variables
}

/** The form for a code from an e-mail. Submits automatically at the last character. */
export function CodeForm<Variables, ResendVariables>(props: Props<Variables, ResendVariables>) {
  const { field, formLabel, label, submitLabel, mutation, onSaved, resend } = props
  const { t } = useTranslation('signIn')
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Record<string, string>>({
    resolver: zodResolver(z.object({ [field]: z.string().check(z.length(mailedCodeLength)) })),
    defaultValues: { [field]: '' },
  })
  useServerErrors(form, mutation)
  useDraft(form)

  return (
    <>
      <MailNotice giveUpPath={props.giveUpPath} />
      <ApiForm
        ref={element}
        form={form}
        mutation={mutation}
        onSubmit={({ [field]: code = '' }) => mutation.mutateAsync(props.variables(code))}
        onSaved={onSaved}
        label={formLabel}
        submitLabel={submitLabel}
        onConflict={
          <BeginAgain tone="warning" path={props.beginAgainPath}>
            {t('expired.text')}
          </BeginAgain>
        }
        isSubmitWide
      >
        <FormCodeField
          control={form.control}
          name={field}
          label={label}
          length={mailedCodeLength}
          onComplete={() => element.current?.requestSubmit()}
        />
      </ApiForm>
      {resend && <ResendButton {...resend} onSent={() => form.reset()} />}
    </>
  )
}

function ResendButton<Variables>(props: Resend<Variables> & { onSent: () => void }) {
  const { mutation: resend, variables, onSent } = props
  const { t } = useTranslation(['signIn', 'shell'])
  const { ofCode } = useMessages()
  // Some servers do not send a second e-mail and answer 409. The last code stays valid (docs/product.md#3-9).
  const isStillValid = isConflict(resend.error)
  const wait = secondsToWait(resend.error)
  return (
    <>
      <Button
        variant="quiet"
        isFullWidth
        isPending={resend.isPending}
        pendingLabel={t('shell:loading')}
        onPress={() => resend.mutate(variables, { onSuccess: onSent })}
      >
        {t('resend.again')}
      </Button>
      <LiveRegion>
        {resend.isSuccess && <Banner tone="success">{t('resend.sent')}</Banner>}
        {isStillValid && <Banner>{t('resend.kept')}</Banner>}
        {resend.isError &&
          !isStillValid &&
          (isTooManyAttempts(resend.error) ? (
            <Banner tone="warning">
              {wait === undefined ? t('resend.tooSoon') : t('resend.wait', { count: wait })}
            </Banner>
          ) : (
            <Banner tone="warning">{ofCode('general')}</Banner>
          ))}
      </LiveRegion>
    </>
  )
}

/** Returns how long the server wants to be left alone, when it says so and that is worth counting in seconds. */
function secondsToWait(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined
  return seconds !== undefined && seconds <= 90 ? Math.max(1, Math.ceil(seconds)) : undefined
}
