import { ApiError, PasskeyError } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import { isTooManyAttempts } from '../../lib/forms/isTooManyAttempts.ts'
import './texts.ts'

/** Says in words why a passkey did not work: what the browser reported, or what the server refused. */
export function usePasskeyProblem(): (error: unknown) => string | undefined {
  const { t } = useTranslation('signIn')
  return (error) => {
    if (error instanceof PasskeyError) {
      return error.reason === 'unknown' || error.reason === 'aborted'
        ? undefined
        : t(`passkeyProblem.${error.reason}`)
    }
    if (error instanceof ApiError) {
      if (error.kind === 'network' || error.kind === 'timeout')
        return t(`passkeyProblem.${error.kind}`)
      if (isTooManyAttempts(error)) return t('passkeyProblem.tooMany')
      if (error.errors.some(({ code }) => code === 'incorrect_code'))
        return t('passkeyProblem.refused')
    }
    return undefined
  }
}
