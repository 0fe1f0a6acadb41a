import { forgetPersonalData } from '../lib/session/personalData.ts'
import { isSamePerson } from '../lib/session/rememberedUser.ts'
import { userOf } from '../lib/session/session.ts'
import type { SessionChange } from '../lib/session/sessionStore.ts'
import { closeDrafts, openDrafts } from '../lib/forms/drafts.ts'
import { clearStored } from '../lib/webStorage.ts'

/**
 * The next person sees nothing of the one before (docs/product.md#2-5): what was fetched goes with every change of
 * person, and once more before the next one comes; after a log-out everything else that this tab stored goes as well.
 * When a session ended elsewhere, only what the person has typed or chosen and not sent stays, for their return.
 */
export function forgetPerson({ session, former, remembered, isLogOut }: SessionChange): void {
  const user = userOf(session)
  const formerUser = userOf(former)
  const hasEnded = session.kind === 'anonymous' || session.kind === 'pending'
  if (hasEnded && !isLogOut && (formerUser ?? remembered)) {
    void import('../lib/offline/personalStore.ts').then(({ forgetAnswers }) => forgetAnswers())
  }
  if (isSamePerson(user, formerUser)) return
  forgetPersonalData()
  if (isLogOut) {
    clearStored('sessionStorage')
    closeDrafts()
    const leaving = (formerUser ?? remembered)?.id
    void import('../lib/offline/personalStore.ts').then(({ forgetLeaving }) =>
      forgetLeaving(leaving),
    )
  }
  // With the number of the former person, their drafts would open.
  if (user && formerUser?.id === user.id) closeDrafts()
  if (user) openDrafts(user.id)
}
