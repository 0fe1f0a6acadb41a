import { findUser } from '../accounts/users.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { mailCode, takeMail } from './mailedCodes.ts'

const mailsPerAddress = { count: 1, seconds: 10 }

/** Whether a key may be mailed to an address now; if so, it counts as mailed. */
export function takeKeyMail(context: RequestContext, email: string): boolean {
  const { limits } = context.services
  return limits.take(`verification:email:${email}`, mailsPerAddress) && takeMail(context, email)
}

/** Whether the last key was mailed so lately (`sentAt`, ms) that there is no reason for another. */
export function isKeyFresh({ now }: RequestContext, sentAt: number): boolean {
  return now - sentAt < mailsPerAddress.seconds * 1000
}

/** Mails a key to an address that a signed-in person adds. It is the only one that is right from now on. */
export function mailKey(context: RequestContext, email: string): void {
  const { services, session, userId } = context
  const user = findUser(services.database, userId)
  session.set({ waiting: mailCode(context, 'verification', email, user) })
}
