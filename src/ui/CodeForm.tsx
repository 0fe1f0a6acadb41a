import { mailedCodeLength } from '@daymark/api'
import { Banner, Button, Link, LiveRegion } from '@daymark/design-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../forms/ApiFormView.tsx'
import { FormCodeField } from '../forms/fields.tsx'
import { useApiForm } from '../forms/useApiForm.ts'
import { isTooManyAttempts } from '../forms/isTooManyAttempts.ts'
import { useMessages } from '../forms/useMessages.ts'
import { MailNotice } from './MailNotice.tsx'
import { addSignInTexts } from '../auth/signInTexts.ts'

addSignInTexts()

interface Props {
  /** The name that the server gives the field in its errors. */
  field: 'code' | 'key'
  /** The name of the form for assistive technology. */
  formLabel: string
  /** The name of the field. */
  label: string
  submitLabel: string
  /** Takes the code by the name of its field. */
  mutation: UseMutationResult<unknown, Error, Record<string, string>>
  onSaved: () => Promise<unknown> | void
  /** Where a new code is asked for when this one has expired or is spent (docs/product.md#3-4). */
  beginAgainPath: string
  /** Asks for a new code to the same address, where that is possible. */
  resend?: UseMutationResult<unknown, Error, void>
}

/** The outcome of asking for a new code where none is sent, and the last one stays right. */
export const codeIsKept = 'kept'

/** The form for a mailed code: submits by itself at the last character. */
export function CodeForm(props: Props) {
  const { field, formLabel, label, submitLabel, mutation, onSaved, beginAgainPath, resend } = props
  const { t } = useTranslation('signIn')
  const form = useApiForm({
    schema: z.object({ [field]: z.string().check(z.length(mailedCodeLength)) }),
    values: { [field]: '' },
    mutation,
    onSaved,
  })
  const beginAgain = (
    <Banner
      tone="warning"
      action={
        <Link variant="standalone" href={beginAgainPath}>
          {t('expired.link')}
        </Link>
      }
    >
      {t('expired.text')}
    </Banner>
  )

  return (
    <>
      <MailNotice beginAgainPath={beginAgainPath} />
      <ApiFormView
        form={form}
        label={formLabel}
        submitLabel={submitLabel}
        onConflict={beginAgain}
        isSubmitWide
      >
        <FormCodeField
          control={form.form.control}
          name={field}
          label={label}
          length={mailedCodeLength}
          onComplete={form.submit}
        />
      </ApiFormView>
      {resend && <ResendButton resend={resend} onSent={() => form.form.reset()} />}
    </>
  )
}

interface ResendProps {
  resend: UseMutationResult<unknown, Error, void>
  onSent: () => void
}

function ResendButton({ resend, onSent }: ResendProps) {
  const { t } = useTranslation(['signIn', 'shell'])
  const { ofCode } = useMessages()
  const isKept = resend.data === codeIsKept
  return (
    <>
      <Button
        variant="quiet"
        isPending={resend.isPending}
        pendingLabel={t('shell:loading')}
        onPress={() =>
          resend.mutate(undefined, { onSuccess: (data) => data !== codeIsKept && onSent() })
        }
      >
        {t('resend.again')}
      </Button>
      <LiveRegion>
        {resend.isSuccess && !isKept && <Banner tone="success">{t('resend.sent')}</Banner>}
        {isKept && <Banner>{t('resend.kept')}</Banner>}
        {resend.isError &&
          (isTooManyAttempts(resend.error) ? (
            <Banner tone="warning">{t('resend.tooSoon')}</Banner>
          ) : (
            <Banner tone="danger">{ofCode('general')}</Banner>
          ))}
      </LiveRegion>
    </>
  )
}
