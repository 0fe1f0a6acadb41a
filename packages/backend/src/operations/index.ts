import { preferencesOperations } from '../content/preferences.ts'
import { dashboardOperations, kindOperations } from '../content/registry.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { Operations } from '../http/routing/operation.ts'
import { pushSubscriptionOperations } from '../reminders/subscriptions.ts'
import { uploadOperations } from '../uploads/uploadUrls.ts'
import { accountOperations } from './account.ts'
import { codeSignInOperations } from './codeSignIn.ts'
import { emailAddressOperations } from './emailAddresses.ts'
import { emailVerificationOperations } from './emailVerification.ts'
import { passkeyOperations } from './passkeys.ts'
import { passkeySignInOperations } from './passkeySignIn.ts'
import { sessionOperations } from './session.ts'
import { sessionListOperations } from './sessions.ts'
import { signUpOperations } from './signUp.ts'

const csrfOperations = {
  getCsrf: { open: true, handle: () => ok({ status: 'OK' as const }) },
} satisfies Partial<Operations>

/** Every operation of the description; one that is missing does not compile. */
export const operations = {
  ...csrfOperations,
  ...accountOperations,
  ...sessionOperations,
  ...sessionListOperations,
  ...signUpOperations,
  ...emailVerificationOperations,
  ...codeSignInOperations,
  ...passkeySignInOperations,
  ...passkeyOperations,
  ...emailAddressOperations,
  ...dashboardOperations,
  ...kindOperations,
  ...preferencesOperations,
  ...pushSubscriptionOperations,
  ...uploadOperations,
} satisfies Operations
