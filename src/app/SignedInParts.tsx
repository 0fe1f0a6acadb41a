import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'

/** What stands over every page of a signed-in person: the question to confirm that it is them. */
export function SignedInParts() {
  return <ReauthenticationDialog />
}
