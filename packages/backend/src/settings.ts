import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  readContact,
  readCookiePrefix,
  readLogLevel,
  readNumber,
  readOrigin,
  readParentDomain,
  readPushHosts,
  readSender,
  readSignUp,
  readSmtpUrl,
  readSwitch,
  SettingsError,
} from './settingValues.ts'

export { SettingsError } from './settingValues.ts'

const mebibyte = 1_048_576

/** How one backend process runs. Made by `readSettings`; tests override single members. */
export type BackendSettings = ReturnType<typeof readSettings>

/** Reads the flags behind `node main.ts`. Throws `SettingsError` for an unknown one. */
export function readCommandLine(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        demo: { type: 'boolean', default: false },
        backup: { type: 'string' },
        export: { type: 'string' },
        import: { type: 'string' },
        restore: { type: 'string' },
        force: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}

/** Reads the settings from the environment and the flags. Throws `SettingsError`. */
export function readSettings(
  env: Record<string, string | undefined>,
  argv: readonly string[] = [],
) {
  const origin = readOrigin('ORIGIN', env['ORIGIN'])
  const apiOrigin = readOrigin('API_ORIGIN', env['API_ORIGIN'])
  const cookieDomain = readParentDomain('COOKIE_DOMAIN', env['COOKIE_DOMAIN'], [origin, apiOrigin])
  requireReachable(origin, apiOrigin, cookieDomain)
  const testMode = env['DAYMARK_TEST'] === '1'
  if (testMode && origin?.startsWith('https:')) {
    throw new SettingsError('DAYMARK_TEST=1 opens every account, so it cannot be used with https.')
  }
  return {
    /** 0 picks a free port. */
    port: readNumber('PORT', env['PORT'] ?? '8000', 65_535, 'a number from 0 to 65535'),
    host: env['HOST'] ?? '127.0.0.1',
    /** The address in the browser, without a path. Undefined: `http://localhost:<port>`. */
    origin,
    /** The API's own address, when it is another one. Undefined: `origin`. */
    apiOrigin,
    /** The domain that passkeys belong to. Undefined: the host of `origin`. */
    rpId: readParentDomain('RP_ID', env['RP_ID'], [origin]),
    /** Further front-end origins that may call the API with credentials. */
    trustedOrigins: (env['TRUSTED_ORIGINS'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value) => readOrigin('TRUSTED_ORIGINS', value) ?? value),
    /** Shares the cookies with the subdomains of this domain. Undefined: this host only. */
    cookieDomain,
    /** Before the names of the cookies, so that several installations on one host keep theirs apart. */
    cookiePrefix: readCookiePrefix(
      env['COOKIE_PREFIX'],
      (apiOrigin ?? origin)?.startsWith('https:') ?? false,
      cookieDomain,
    ),
    /** What `COOKIE_DOMAIN` was before, or the host if it was not set. Cookies that are left there are deleted. */
    formerCookieDomain: readParentDomain('FORMER_COOKIE_DOMAIN', env['FORMER_COOKIE_DOMAIN'], [
      apiOrigin ?? origin,
    ]),
    /** Whether every subdomain of `origin` has https, so that browsers may insist on it. */
    hasHttpsSubdomains: readSwitch('HSTS_SUBDOMAINS', env['HSTS_SUBDOMAINS']),
    /** `signUp`: who may create an account. `invited`: the addresses and domains, in lower case. */
    ...readSignUp(env['SIGN_UP'], env['INVITED']),
    /** The database, `uploads/` and `mail/`. */
    dataDir: path.resolve(env['DATA_DIR'] ?? 'data'),
    /** The built app. */
    staticDir: path.resolve(env['STATIC_DIR'] ?? 'dist'),
    /** Undefined: e-mails become files in `DATA_DIR/mail` and their codes appear on the terminal. */
    smtpUrl: readSmtpUrl(env['SMTP_URL']),
    mailFrom: readSender(env['MAIL_FROM']),
    /** Hosts of push services besides those that browsers are known to use; `*.` before one is any subdomain. */
    pushHosts: readPushHosts(env['PUSH_HOSTS']),
    /** What push services are told of the operator. Undefined: derived from `origin` or `mailFrom`. */
    pushContact: readContact(env['PUSH_CONTACT']),
    /** How many reverse proxies are in front. They add that many entries to `X-Forwarded-For`. */
    proxies: readNumber(
      'TRUST_PROXY',
      env['TRUST_PROXY'] || '0',
      9,
      'the number of proxies in front',
    ),
    /** How many bytes of images one person may keep. */
    imageQuotaBytes:
      readNumber('IMAGE_QUOTA', env['IMAGE_QUOTA'] ?? '200', 9_999_999, 'a number of mebibytes') *
      mebibyte,
    /** How many modules, options and widgets, how many items, and how many bytes of text one person may keep. */
    entryQuota: readNumber('ENTRY_QUOTA', env['ENTRY_QUOTA'] ?? '10000', 9_999_999, 'a number'),
    itemQuota: readNumber('ITEM_QUOTA', env['ITEM_QUOTA'] ?? '500000', 99_999_999, 'a number'),
    textQuotaBytes:
      readNumber('TEXT_QUOTA', env['TEXT_QUOTA'] ?? '50', 9_999_999, 'a number of mebibytes') *
      mebibyte,
    /** How much of the process one person may use: generous for people, and never all of it. */
    personBudget: { ms: 20_000, share: 0.4 },
    /** Milliseconds without a byte after which an upload is cut off. */
    uploadPatience: 20_000,
    logLevel: readLogLevel(env['LOG_LEVEL']),
    /** Whether people read along: the log then is short lines, without the requests unless `logLevel` is debug. */
    isTerminal: process.stdout.isTTY,
    /** Opens `/__test__/`. Refused with an https origin. */
    testMode,
    demo: readCommandLine(argv).demo,
  }
}

/** The page must be able to read the CSRF cookie that the API sets, and to call the API at all. */
function requireReachable(
  origin: string | undefined,
  apiOrigin: string | undefined,
  cookieDomain: string | undefined,
): void {
  if (apiOrigin === undefined) return
  if (origin === undefined) throw new SettingsError('API_ORIGIN is set without ORIGIN. Set both.')
  const [page, api] = [new URL(origin), new URL(apiOrigin)]
  if (page.protocol !== api.protocol) {
    throw new SettingsError('ORIGIN and API_ORIGIN must both use https or both use http.')
  }
  if (page.hostname !== api.hostname && cookieDomain === undefined) {
    throw new SettingsError(
      'ORIGIN and API_ORIGIN are on different hosts. Set COOKIE_DOMAIN to the domain they share.',
    )
  }
}
