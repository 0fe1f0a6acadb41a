import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { testProcess } from '../testing/testProcess.ts'
import { temporaryFolder } from '../testing/testBackend.ts'

test('without any setting it serves http://localhost:8000 from ./data to this machine only', () => {
  expect(readSettings({})).toMatchObject({
    port: 8000,
    host: '127.0.0.1',
    testMode: false,
    demo: false,
  })
  expect(readSettings({}).dataDir).toBe(`${process.cwd()}/data`)
})

test.each([
  [{ PUSH_HOSTS: 'https://push.example.com' }, 'PUSH_HOSTS must list hosts'],
  [{ PUSH_HOSTS: 'push.example.com *' }, 'PUSH_HOSTS must list hosts'],
  [{ PUSH_CONTACT: 'anna@example.com' }, 'PUSH_CONTACT must look like'],
  [{ PUSH_CONTACT: 'http://example.com' }, 'PUSH_CONTACT must look like'],
  [{ PORT: 'x' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ ORIGIN: 'daymark.example' }, 'ORIGIN must look like'],
  [{ ORIGIN: 'https://daymark.example/app' }, 'ORIGIN must look like'],
  [{ TRUSTED_ORIGINS: 'http://localhost:5173 x' }, 'TRUSTED_ORIGINS must look like'],
  [{ ORIGIN: 'https://daymark.example ' }, 'ORIGIN must look like'],
  [{ ORIGIN: 'https://anna@daymark.example' }, 'ORIGIN must look like'],
  [{ COOKIE_DOMAIN: 'daymark.example' }, 'COOKIE_DOMAIN is set without ORIGIN'],
  [
    { ORIGIN: 'https://daymark.example', COOKIE_DOMAIN: 'other.example' },
    'COOKIE_DOMAIN must be daymark.example or a parent domain, not "other.example"',
  ],
  [
    { ORIGIN: 'https://mark.example', COOKIE_DOMAIN: 'ark.example' },
    'COOKIE_DOMAIN must be mark.example',
  ],
  [{ ORIGIN: 'https://app.daymark.example', RP_ID: 'daymark.test' }, 'RP_ID must be'],
  [{ ORIGIN: 'https://daymark.com', RP_ID: 'com' }, 'RP_ID must be a domain of your own'],
  [{ ORIGIN: 'https://daymark.com', COOKIE_DOMAIN: '.com' }, 'COOKIE_DOMAIN must be a domain of'],
  [{ ORIGIN: 'https://me.co.uk', COOKIE_DOMAIN: 'co.uk' }, 'COOKIE_DOMAIN must be a domain of'],
  [{ ORIGIN: 'https://me.github.io', RP_ID: 'github.io' }, 'RP_ID must be a domain of your own'],
  [{ API_ORIGIN: 'https://api.daymark.example' }, 'API_ORIGIN is set without ORIGIN'],
  [
    { ORIGIN: 'https://app.daymark.example', API_ORIGIN: 'http://api.daymark.example' },
    'must both use https',
  ],
  [
    { ORIGIN: 'https://app.daymark.example', API_ORIGIN: 'https://api.daymark.example' },
    'Set COOKIE_DOMAIN to the domain they share',
  ],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must look like'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must look like'],
  [{ MAIL_FROM: 'Daymark' }, 'MAIL_FROM must look like'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies'],
  [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS must be 0 or 1, not "yes"'],
  [{ SIGN_UP: 'maybe' }, 'SIGN_UP must be open, invited or closed, not "maybe"'],
  [{ SIGN_UP: 'invited' }, 'INVITED is empty'],
  [{ INVITED: 'anna@example.com' }, 'INVITED is set, but SIGN_UP is open'],
  [{ SIGN_UP: 'invited', INVITED: 'anna@ex@ample.com' }, 'INVITED must list addresses'],
  [{ COOKIE_PREFIX: 'a b' }, 'COOKIE_PREFIX must have at most 40 letters'],
  [{ COOKIE_PREFIX: '__Host-' }, 'COOKIE_PREFIX can only be __Host- when ORIGIN uses https'],
  [
    { ORIGIN: 'https://a.mark.example', COOKIE_PREFIX: '__Host-', COOKIE_DOMAIN: 'mark.example' },
    'COOKIE_PREFIX cannot be __Host- when COOKIE_DOMAIN is set',
  ],
  [
    { ORIGIN: 'https://a.mark.example', FORMER_COOKIE_DOMAIN: 'other.example' },
    'FORMER_COOKIE_DOMAIN must be a.mark.example or a parent domain',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ DAYMARK_TEST: '1', ORIGIN: 'https://daymark.example' }, 'cannot be used with https'],
])('the setting %o is refused in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('the settings of a front-end and an API on two subdomains fit together', () => {
  const env = {
    ORIGIN: 'https://app.daymark.example',
    API_ORIGIN: 'https://api.daymark.example/',
    COOKIE_DOMAIN: '.daymark.example',
    RP_ID: 'daymark.example',
    TRUST_PROXY: '2',
  }
  expect(readSettings(env)).toMatchObject({
    apiOrigin: 'https://api.daymark.example',
    cookieDomain: 'daymark.example',
    rpId: 'daymark.example',
    proxies: 2,
  })
})

test('an unknown flag is refused, --help explains, and neither starts anything', async () => {
  const unknown = await testProcess(temporaryFolder(), {}, { flags: ['--unknown'] })
  expect(await unknown.exited).toBe(2)
  expect(unknown.output()).toContain('--unknown')
  const help = await testProcess(temporaryFolder(), {}, { flags: ['--help'] })
  expect(await help.exited).toBe(0)
  expect(help.output()).toContain('--backup FILE')
  const readme = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8')
  const settings = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name ?? '')
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => !help.output().includes(name))).toEqual([])
})
