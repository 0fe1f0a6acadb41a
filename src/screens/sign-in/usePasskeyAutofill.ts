import { isConditionalMediationAvailable } from '@daymark/api'
import { useEffect } from 'react'
import { signInWithPasskey } from '../../auth/passkeys.ts'

/**
 * Lets the browser offer a passkey in the e-mail field while the page is open (conditional
 * mediation). The signal of a submission ends it; what goes wrong is silent, because nobody asked.
 */
export function usePasskeyAutofill(isStopped: boolean): void {
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
