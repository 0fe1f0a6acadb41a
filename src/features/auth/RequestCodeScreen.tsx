import { zodResolver } from '@hookform/resolvers/zod'
import { isConditionalMediationAvailable, useRequestLoginCode } from '@daymark/api'
import { RequestLoginCodeInputSchema } from '@daymark/api/schemas'
import { Link } from '@daymark/design-system'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { rememberEmail } from '../../lib/session/lastEmail.ts'
import { keepNext } from '../../lib/session/next.ts'
import { signInWithPasskey } from '../../lib/session/passkeys.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormEmailField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useNavigateUnlessLeft } from '../../lib/forms/leave.tsx'
import { paths } from '../../paths.ts'
import { AnonymousScreen } from '../../ui/AnonymousScreen.tsx'
import { CookieNotice } from '../../ui/sign-in/cookies/CookieNotice.tsx'
import '../../ui/sign-in/texts.ts'

/** Asks for a login code by e-mail. A 401 is the expected next step (docs/product.md#2-4). */
export function Component() {
  const { t } = useTranslation('signIn')
  const [search] = useSearchParams()
  const navigate = useNavigateUnlessLeft()
  const request = useRequestLoginCode({
    mutation: { onMutate: ({ data }) => rememberEmail(data.email) },
  })
  const form = useForm({
    resolver: zodResolver(RequestLoginCodeInputSchema),
    defaultValues: { email: '' },
  })
  useServerErrors(form, request)
  usePasskeyAutofill(request.isPending || request.isSuccess)

  return (
    <AnonymousScreen
      hasOneField
      title={t('requestCode.title')}
      text={t('requestCode.text')}
      links={
        <Link variant="standalone" href={keepNext(paths.logout, search)}>
          {t('requestCode.back')}
        </Link>
      }
    >
      <CookieNotice />
      <ApiForm
        form={form}
        mutation={request}
        onSubmit={(data) => request.mutateAsync({ data })}
        onSaved={() => navigate(keepNext(paths.confirmLoginCode, search))}
        label={t('requestCode.title')}
        submitLabel={t('requestCode.submit')}
        isSubmitWide
      >
        <FormEmailField
          control={form.control}
          name="email"
          label={t('requestCode.email')}
          autoComplete="username webauthn"
        />
      </ApiForm>
    </AnonymousScreen>
  )
}

/**
 * Lets the browser offer a passkey in the e-mail field while the page is open (conditional
 * mediation). The signal of a submission ends it; failures are silent, because the person did not ask for anything.
 */
function usePasskeyAutofill(isStopped: boolean): void {
  useEffect(() => {
    if (isStopped) return
    const controller = new AbortController()
    void (async () => {
      if (!(await isConditionalMediationAvailable()) || controller.signal.aborted) return
      await signInWithPasskey({ mediation: 'conditional', signal: controller.signal })
    })().catch(() => undefined)
    return () => controller.abort()
  }, [isStopped])
}
