import { isIP } from 'node:net'
import type { BackendSettings } from './settings.ts'

/** The environment variables that `readSettings` reads. */
export const settingNames = [
  'PORT',
  'HOST',
  'ORIGIN',
  'API_ORIGIN',
  'RP_ID',
  'DATA_DIR',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUSTED_ORIGINS',
  'COOKIE_DOMAIN',
  'FORMER_COOKIE_DOMAIN',
  'COOKIE_PREFIX',
  'SIGN_UP',
  'INVITED',
  'HSTS_SUBDOMAINS',
  'PUSH_HOSTS',
  'PUSH_CONTACT',
  'TRUST_PROXY',
  'IMAGE_QUOTA',
  'TEXT_QUOTA',
  'ENTRY_QUOTA',
  'ITEM_QUOTA',
  'STATIC_DIR',
  'LOG_LEVEL',
]

/** Shorter names are like too many others. */
const shortest = 5

/** Returns sentences about settings with which Daymark starts, but not as a person may expect. */
export function settingWarnings(
  settings: Pick<BackendSettings, 'origin'>,
  env: Record<string, string | undefined>,
): string[] {
  const misspelt = Object.keys(env)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((known) => isNearly(known, name))
      return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`]
    })
  return isPlainAddress(settings.origin)
    ? [
        ...misspelt,
        `Passkeys do not work at ${settings.origin}, because browsers ask for a domain with https. ` +
          'People can log in with a code by e-mail.',
      ]
    : misspelt
}

/** Returns whether an origin is plain http on an IP address other than that of this machine. */
function isPlainAddress(origin: string | undefined): boolean {
  if (origin === undefined) return false
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
}

/** Returns whether one letter is missing, added, changed or exchanged with the next. */
function isNearly(known: string, name: string): boolean {
  if (known.length < shortest || Math.abs(known.length - name.length) > 1) return false
  let start = 0
  while (start < name.length && known[start] === name[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  const exchanged = `${name[start + 1] ?? ''}${name[start] ?? ''}${rest(name, 2)}`
  return (
    rest(known, 1) === rest(name, 1) ||
    rest(known, 1) === rest(name, 0) ||
    rest(known, 0) === rest(name, 1) ||
    rest(known, 0) === exchanged
  )
}
