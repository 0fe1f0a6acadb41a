import { handover } from '../handover.ts'

/** Returns the address for which the server is set up, if this page was opened at another one. */
export function otherAddress(): string | undefined {
  const [first, ...others] = handover().installation?.origins?.split(' ') ?? []
  return first === undefined || [first, ...others].includes(location.origin) ? undefined : first
}

/** Returns who may create an account. A server that does not say lets everyone. */
export function signUpPolicy(): 'open' | 'invited' | 'closed' {
  const policy = handover().installation?.signUp
  return policy === 'invited' || policy === 'closed' ? policy : 'open'
}
