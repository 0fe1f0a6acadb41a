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

/** Reads the lowest level that is logged. */
export function readLogLevel(text: string | undefined): string {
  if (text === undefined) return 'info'
  if (!logLevels.includes(text)) {
    throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
  }
  return text
}
