import { parseArgs } from 'node:util'
import path from 'node:path'
import {
  readLogLevel,
  readOrigin,
  readParentDomain,
  readPort,
  readProxies,
  readSender,
  readSmtpUrl,
  SettingsError,
} from './settingValues.ts'

export { SettingsError } from './settingValues.ts'

/** How one backend process runs. Made by `readSettings`; tests override single members. */
export interface BackendSettings {
  /** 0 picks a free port. */
  port: number
  host: string
  /** The address in the browser, without a path. Undefined: `http://localhost:<port>`. */
  origin: string | undefined
  /** The API's own address, when it is another one. Undefined: `origin`. */
  apiOrigin: string | undefined
  /** The domain that passkeys belong to. Undefined: the host of `origin`. */
  rpId: string | undefined
  /** Further front-end origins that may call the API with credentials. */
  trustedOrigins: readonly string[]
  /** Shares the cookies with the subdomains of this domain. Undefined: this host only. */
  cookieDomain: string | undefined
  /** The database, `uploads/` and `mail/`. */
  dataDir: string
  /** The built app. */
  staticDir: string
  /** Undefined: mails become files in `DATA_DIR/mail` and their codes appear on the terminal. */
  smtpUrl: string | undefined
  mailFrom: string
  /** How many reverse proxies stand in front: so many entries of `X-Forwarded-For` are theirs. */
  proxies: number
  /** How many bytes of images one person may keep. */
  imageQuotaBytes: number
  logLevel: string
  /** Whether people read along: the log then is short lines, without the requests unless `logLevel` is debug. */
  isTerminal: boolean
  /** Opens `/__test__/`. Refused with an https origin. */
  testMode: boolean
  demo: boolean
}

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
): BackendSettings {
  const origin = readOrigin('ORIGIN', env['ORIGIN'])
  const apiOrigin = readOrigin('API_ORIGIN', env['API_ORIGIN'])
  const cookieDomain = readParentDomain('COOKIE_DOMAIN', env['COOKIE_DOMAIN'], [origin, apiOrigin])
  requireReachable(origin, apiOrigin, cookieDomain)
  const testMode = env['DAYMARK_TEST'] === '1'
  if (testMode && origin?.startsWith('https:')) {
    throw new SettingsError('DAYMARK_TEST=1 opens every account, so it cannot be used with https.')
  }
  return {
    port: readPort(env['PORT'] ?? '8000'),
    host: env['HOST'] ?? '127.0.0.1',
    origin,
    apiOrigin,
    rpId: readParentDomain('RP_ID', env['RP_ID'], [origin]),
    trustedOrigins: (env['TRUSTED_ORIGINS'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value) => readOrigin('TRUSTED_ORIGINS', value) ?? value),
    cookieDomain,
    dataDir: path.resolve(env['DATA_DIR'] ?? 'data'),
    staticDir: path.resolve(env['STATIC_DIR'] ?? 'dist'),
    smtpUrl: readSmtpUrl(env['SMTP_URL']),
    mailFrom: readSender(env['MAIL_FROM']),
    proxies: readProxies(env['TRUST_PROXY']),
    imageQuotaBytes: readMebibytes('IMAGE_QUOTA', env['IMAGE_QUOTA'] ?? '200'),
    logLevel: readLogLevel(env['LOG_LEVEL']),
    isTerminal: process.stdout.isTTY,
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
  if (origin === undefined) throw new SettingsError('API_ORIGIN needs ORIGIN as well.')
  const [page, api] = [new URL(origin), new URL(apiOrigin)]
  if (page.protocol !== api.protocol) {
    throw new SettingsError('ORIGIN and API_ORIGIN must both begin with https: or both with http:.')
  }
  if (page.hostname !== api.hostname && cookieDomain === undefined) {
    throw new SettingsError(
      'With API_ORIGIN on another host set COOKIE_DOMAIN to the domain that both hosts share.',
    )
  }
}

function readMebibytes(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) {
    throw new SettingsError(`${name} must be a number of mebibytes, not "${text}".`)
  }
  return Number(text) * 1_048_576
}
