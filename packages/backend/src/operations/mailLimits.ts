import type { RequestContext } from '../http/routing/operation.ts'

// For all callers together: many of them must not flood one mailbox or guess one code (docs/product.md#3-12).
const mailsPerAddress = { count: 5, seconds: 600 }
const wrongCodesPerAddress = { count: 10, seconds: 3600 }
// A single caller uses up less, so that the owner of the address can still ask for a mail.
const mailsPerAddressAndCaller = { count: 4, seconds: 600 }
const wrongCodesPerCaller = { count: 30, seconds: 3600 }

/** Counts a mail to an address. Returns false when there were too many; passkeys are not touched by it. */
export function takeMail({ services, ip }: RequestContext, email: string): boolean {
  const { limits } = services
  return (
    limits.take(`mail:${email}:ip:${ip}`, mailsPerAddressAndCaller) &&
    limits.take(`mail:${email}`, mailsPerAddress)
  )
}

/** Whether a code for an address may be tried. */
export function mayTryCode({ services, ip }: RequestContext, email: string): boolean {
  const { limits } = services
  return (
    limits.allows(`wrong code:ip:${ip}`, wrongCodesPerCaller) &&
    limits.allows(`wrong code:${email}`, wrongCodesPerAddress)
  )
}

export function countWrongCode({ services, ip }: RequestContext, email: string): void {
  services.limits.record(`wrong code:ip:${ip}`, wrongCodesPerCaller)
  services.limits.record(`wrong code:${email}`, wrongCodesPerAddress)
}
