import { userOf } from '../auth/session.ts'
import type { SessionChange } from '../auth/sessionStore.ts'
import { closeDrafts, openDrafts } from '../forms/drafts.ts'
import { queryClient } from './queryClient.ts'

/**
 * Nobody sees what belongs to the person before (ruling 2): the cache goes with every change of
 * person; after a log-out everything else that this tab kept goes as well.
 */
export function forgetPerson({ session, former, isLogOut }: SessionChange): void {
  const user = userOf(session)
  const formerUser = userOf(former)
  if (user?.id === formerUser?.id) return
  if (formerUser) queryClient.clear()
  if (isLogOut) {
    sessionStorage.clear()
    closeDrafts()
  }
  if (user) openDrafts(user.id)
}
