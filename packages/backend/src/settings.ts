import { parseArgs } from 'node:util'
import path from 'node:path'

/** How one backend process runs. Made by `readSettings`; tests override single members. */
export interface BackendSettings {
  /** 0 picks a free port. */
  port: number
  host: string
  /** The address in the browser, without a path. Undefined: `http://localhost:<port>`. */
  origin: string | undefined
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
  /** Takes the caller's address from `X-Forwarded-For`, for use behind a reverse proxy. */
  trustProxy: boolean
  logLevel: string
  /** Opens `/__test__/`. Refused with an https origin. */
  testMode: boolean
  demo: boolean
}

export interface CommandLine {
  help: boolean
  demo: boolean
  backup: string | undefined
}

/** A setting or flag that cannot be used. The message is meant for the person who set it. */
export class SettingsError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the flags behind `node main.ts`. Throws `SettingsError` for an unknown one. */
export function readCommandLine(argv: readonly string[]): CommandLine {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        demo: { type: 'boolean', default: false },
        backup: { type: 'string' },
      },
    })
    return { help: values.help, demo: values.demo, backup: values.backup }
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}

/** Reads the settings from the environment and the flags. Throws `SettingsError`. */
export function readSettings(
  env: Record<string, string | undefined>,
  argv: readonly string[] = [],
): BackendSettings {
  const origin = env['ORIGIN'] ? readOrigin('ORIGIN', env['ORIGIN']) : undefined
  const testMode = env['DAYMARK_TEST'] === '1'
  if (testMode && origin?.startsWith('https:')) {
    throw new SettingsError('DAYMARK_TEST=1 opens every account, so it cannot be used with https.')
  }
  return {
    port: readPort(env['PORT'] ?? '8000'),
    host: env['HOST'] ?? '127.0.0.1',
    origin,
    trustedOrigins: (env['TRUSTED_ORIGINS'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value) => readOrigin('TRUSTED_ORIGINS', value)),
    cookieDomain: env['COOKIE_DOMAIN'] || undefined,
    dataDir: path.resolve(env['DATA_DIR'] ?? 'data'),
    staticDir: path.resolve(env['STATIC_DIR'] ?? 'dist'),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? 'Daymark <noreply@localhost>',
    trustProxy: env['TRUST_PROXY'] === '1',
    logLevel: readLogLevel(env['LOG_LEVEL']),
    testMode,
    demo: readCommandLine(argv).demo,
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`)
  }
  return port
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new SettingsError(`${name} must look like https://daymark.example, not "${text}".`)
  }
  return url.origin
}

function readLogLevel(text: string | undefined): string {
  if (text === undefined) return process.stdout.isTTY ? 'warn' : 'info'
  if (!logLevels.includes(text)) {
    throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
  }
  return text
}
