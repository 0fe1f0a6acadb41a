import { newCode, pendingCode, verificationCodeLifetime } from '../accounts/codes.ts'
import { findUser } from '../accounts/users.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { verificationMail } from '../mail/texts.ts'
import { mailLanguage } from './mailLanguage.ts'
import { takeMail } from './mailLimits.ts'

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
  const { services, session, userId, now, mail } = context
  const code = newCode()
  const user = findUser(services.database, userId)
  const text = verificationMail(email, mailLanguage(context, user), code)
  session.setWaiting({
    email,
    startedAt: now,
    code: pendingCode(services.key, code, now, verificationCodeLifetime),
    mail: mail(text, verificationCodeLifetime),
  })
}
