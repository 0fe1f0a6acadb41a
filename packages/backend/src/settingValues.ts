import { getPublicSuffix } from 'tldts'

/** A setting or flag that cannot be used. The message is meant for the person who set it. */
export class SettingsError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads a whole number up to `greatest`. Throws `SettingsError` otherwise. */
export function readNumber(name: string, text: string, greatest: number, meaning: string): number {
  if (/^\d+$/.test(text) && Number(text) <= greatest) return Number(text)
  throw new SettingsError(`${name} must be ${meaning}, not "${text}".`)
}

/** Returns an origin in its normal form, `https://daymark.example`; undefined when nothing is set. */
export function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) && !/\s/.test(text) ? new URL(text) : undefined
  const extra = url && [url.username, url.password, url.search, url.hash].join('')
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || extra) {
    throw new SettingsError(`${name} must look like https://daymark.example, not "${text}".`)
  }
  return url.origin
}

/** Returns a host name that is one of the hosts of some origins, or a parent of each; undefined when nothing is set. */
export function readParentDomain(
  name: string,
  text: string | undefined,
  origins: readonly (string | undefined)[],
): string | undefined {
  if (!text) return undefined
  const domain = text.replace(/^\./, '').toLowerCase()
  const known = origins.filter((origin) => origin !== undefined)
  if (known.length === 0) throw new SettingsError(`${name} is set without ORIGIN. Set both.`)
  for (const origin of known) {
    const { hostname } = new URL(origin)
    if (hostname !== domain && !hostname.endsWith(`.${domain}`)) {
      throw new SettingsError(`${name} must be ${hostname} or a parent domain, not "${text}".`)
    }
    // Shared with strangers, such as com, co.uk or github.io. Browsers refuse it for cookies and passkeys.
    if (hostname !== domain && getPublicSuffix(domain, { allowPrivateDomains: true }) === domain) {
      throw new SettingsError(`${name} must be a domain of your own, which "${text}" is not.`)
    }
  }
  return domain
}

/** Returns the address of a mail server. Undefined when nothing is set. */
export function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = /^smtps?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (url?.hostname) return text
  throw new SettingsError('SMTP_URL must look like smtp://user:password@mail.example:587.')
}

/** Returns the sender of e-mails. */
export function readSender(text: string | undefined): string {
  if (!text) return 'Daymark <noreply@localhost>'
  if (/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(text)) return text
  throw new SettingsError(`MAIL_FROM must look like Daymark <daymark@example.com>, not "${text}".`)
}

/** Reads the hosts of further push services, in lower case. */
export function readPushHosts(text: string | undefined): string[] {
  const hosts = (text ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wrong = hosts.find((host) => !/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(host))
  if (wrong === undefined) return hosts
  throw new SettingsError(
    `PUSH_HOSTS must list hosts, such as push.example.com *.push.example.org, not "${wrong}".`,
  )
}

/** Reads how push services reach the operator. Undefined when nothing is set. */
export function readContact(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^mailto:[^<>@\s]+@[^<>@\s]+$/.test(text)) return text
  if (/^https:\/\/\S+$/.test(text) && URL.canParse(text)) return text
  throw new SettingsError(
    `PUSH_CONTACT must look like mailto:admin@example.com or https://example.com, not "${text}".`,
  )
}

/** Reads the lowest level that is logged. */
export function readLogLevel(text: string | undefined): string {
  if (text === undefined) return 'info'
  if (!logLevels.includes(text)) {
    throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
  }
  return text
}

/** Who may create an account. */
export type SignUp = 'open' | 'invited' | 'closed'

/** Reads who may create an account, and the addresses and domains that are invited. */
export function readSignUp(
  signUp: string | undefined,
  invited: string | undefined,
): { signUp: SignUp; invited: string[] } {
  const mode = signUp || 'open'
  if (mode !== 'open' && mode !== 'invited' && mode !== 'closed') {
    throw new SettingsError(`SIGN_UP must be open, invited or closed, not "${mode}".`)
  }
  const entries = (invited ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wrong = entries.find((entry) => !/^([^@]+@|@)?[^@.]+(\.[^@.]+)*$/.test(entry))
  if (wrong !== undefined) {
    throw new SettingsError(
      `INVITED must list addresses and domains, such as anna@example.com example.org, not "${wrong}".`,
    )
  }
  if (mode === 'invited' && entries.length === 0) {
    throw new SettingsError('SIGN_UP is invited, but INVITED is empty. Set both.')
  }
  if (mode !== 'invited' && entries.length > 0) {
    throw new SettingsError(`INVITED is set, but SIGN_UP is ${mode}. Set SIGN_UP=invited.`)
  }
  return { signUp: mode, invited: entries.map((entry) => entry.replace(/^@/, '')) }
}

/** Reads what the names of the cookies begin with. Browsers refuse some beginnings without https or with a domain. */
export function readCookiePrefix(
  text: string | undefined,
  isSecure: boolean,
  cookieDomain: string | undefined,
): string {
  if (!text) return ''
  if (!/^[\w-]{1,40}$/.test(text)) {
    throw new SettingsError(
      `COOKIE_PREFIX must have at most 40 letters, digits, "-" and "_", not "${text}".`,
    )
  }
  const isHostOnly = /^__host-/i.test(text)
  if ((isHostOnly || /^__secure-/i.test(text)) && !isSecure) {
    throw new SettingsError(`COOKIE_PREFIX can only be ${text} when ORIGIN uses https.`)
  }
  if (isHostOnly && cookieDomain !== undefined) {
    throw new SettingsError(`COOKIE_PREFIX cannot be ${text} when COOKIE_DOMAIN is set.`)
  }
  return text
}

/** Reads a setting that is 1 or 0, and 0 unless it is set. Throws `SettingsError` for other values. */
export function readSwitch(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '' || value === '0') return false
  if (value === '1') return true
  throw new SettingsError(`${name} must be 0 or 1, not "${value}".`)
}
