import { Banner, Button, Link } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../forms/ApiFormView.tsx'
import { FormCodeField } from '../forms/fields.tsx'
import { codeSchema } from '../forms/schemas.ts'
import { useApiForm } from '../forms/useApiForm.ts'
import { isTooManyAttempts } from '../forms/isTooManyAttempts.ts'
import { useMessages } from '../forms/useMessages.ts'

type Props = {
  /** The name that the server gives the field in its errors. */
  field: 'code' | 'key'
  /** The name of the form for assistive technology. */
  formLabel: string
  /** The name of the field. */
  label: string
  submitLabel: string
  save: (code: string) => Promise<unknown>
  onSaved: () => void
  /** Where a new code is asked for when this one has expired or is spent (ruling 6). */
  beginAgainPath: string
  /** Asks for a new code to the same address, where that is possible. */
  resend?: () => Promise<unknown>
}

/** The form for a mailed code: submits by itself at the sixth character. */
export function CodeForm(props: Props) {
  const { field, formLabel, label, submitLabel, save, onSaved, beginAgainPath, resend } = props
  const { t } = useTranslation('signIn')
  const form = useApiForm({
    schema: z.object({ [field]: codeSchema }),
    values: { [field]: '' },
    save: (values) => save(values[field] ?? ''),
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
          onComplete={form.submit}
        />
      </ApiFormView>
      {resend && <ResendButton resend={resend} onSent={() => form.form.reset()} />}
    </>
  )
}

type ResendState = 'idle' | 'sending' | 'sent' | 'refused' | 'failed'

function ResendButton({ resend, onSent }: { resend: () => Promise<unknown>; onSent: () => void }) {
  const { t } = useTranslation(['signIn', 'shell'])
  const { ofCode } = useMessages()
  const [state, setState] = useState<ResendState>('idle')

  async function send() {
    setState('sending')
    try {
      await resend()
      onSent()
      setState('sent')
    } catch (error) {
      setState(isTooManyAttempts(error) ? 'refused' : 'failed')
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        isPending={state === 'sending'}
        pendingLabel={t('shell:loading')}
        onPress={() => void send()}
      >
        {t('confirmCode.again')}
      </Button>
      <div role="status">
        {state === 'sent' && <Banner tone="success">{t('confirmCode.sentAgain')}</Banner>}
        {state === 'refused' && <Banner tone="danger">{ofCode('too_many_attempts')}</Banner>}
        {state === 'failed' && <Banner tone="danger">{ofCode('general')}</Banner>}
      </div>
    </>
  )
}
