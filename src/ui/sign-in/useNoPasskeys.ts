import { isPasskeySupported } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import './texts.ts'

/**
 * Says why this page cannot use passkeys, and what to do instead: browsers allow them only at secure addresses. Returns
 * undefined where passkeys can be used.
 */
export function useNoPasskeys() {
  const { t } = useTranslation('signIn')
  if (isPasskeySupported()) return undefined
  if (globalThis.isSecureContext) {
    return {
      title: t('unsupported.title'),
      text: t('unsupported.text'),
      signUp: t('unsupported.signUp'),
      goOn: t('unsupported.goOn'),
    }
  }
  const address = location.origin
  return {
    title: t('insecure.title'),
    text: t('insecure.text', { address }),
    signUp: t('insecure.signUp', { address }),
    goOn: t('insecure.goOn', { address }),
  }
}
