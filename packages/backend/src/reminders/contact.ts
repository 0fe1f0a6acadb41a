import type { BackendSettings } from '../settings.ts'

/**
 * Returns what push services are told of the operator, as RFC 8292 wants it: a `mailto:` or an https address. Unless it is
 * set it is the address of the app, or without https the sender of e-mails.
 */
export function contactOf(
  { pushContact, mailFrom }: Pick<BackendSettings, 'pushContact' | 'mailFrom'>,
  origin: string,
): string {
  if (pushContact !== undefined) return pushContact
  if (origin.startsWith('https:')) return origin
  return `mailto:${/[^<>\s]+@[^<>\s]+/.exec(mailFrom)?.[0]}`
}
