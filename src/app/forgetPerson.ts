import { forgetPersonalData } from '../auth/personalData.ts'
import { userOf } from '../auth/session.ts'
import type { SessionChange } from '../auth/sessionStore.ts'
import { closeDrafts, openDrafts } from '../forms/drafts.ts'

/**
 * Nobody sees what belongs to the person before (docs/product.md#2-5): what was fetched goes with every change of
 * person, and once more before the next one comes; after a log-out everything else that this tab kept goes as well.
 * When a session ended elsewhere, only what the person has typed or chosen and not sent stays, for their return.
 */
export function forgetPerson({ session, former, remembered, isLogOut }: SessionChange): void {
  const user = userOf(session)
  const formerUser = userOf(former)
  const hasEnded = session.kind === 'anonymous' || session.kind === 'pending'
  if (hasEnded && !isLogOut && (formerUser ?? remembered)) {
    void import('../offline/personalStore.ts').then(({ forgetAnswers }) => forgetAnswers())
  }
  if (user?.id === formerUser?.id) return
  forgetPersonalData()
  if (isLogOut) {
    sessionStorage.clear()
    closeDrafts()
    void import('../offline/personalStore.ts').then(({ forgetAllBut }) => forgetAllBut(undefined))
  }
  if (user) openDrafts(user.id)
}
