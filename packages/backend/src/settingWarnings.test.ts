import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { settingNames, settingWarnings } from './settingWarnings.ts'

const warnings = (env: Record<string, string>) => settingWarnings(readSettings(env), env)

test('the names of settings are those that the settings read', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'settings.ts'), 'utf8')
  const read = [...source.matchAll(/env\['(\w+)'\]/g)].map(([, name = '']) => name)
  const known = new Set(read.filter((name) => !name.startsWith('DAYMARK_')))
  expect([...known].toSorted()).toEqual(settingNames.toSorted())
})

test.each([
  ['ORIGN', 'ORIGIN'],
  ['ORIGINN', 'ORIGIN'],
  ['ORIGUN', 'ORIGIN'],
  ['ORIIGN', 'ORIGIN'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['SMPT_URL', 'SMTP_URL'],
])('%s is said to be no setting, and %s is named', (name, meant) => {
  expect(warnings({ [name]: 'x' })).toEqual([`${name} is not a setting. Did you mean ${meant}?`])
})

test('settings, and names that are only a little like one, are not named', () => {
  expect(warnings({ PORTS: '1', ORIGINALS: 'x', HOST: 'localhost', PATH: '/bin' })).toEqual([])
})

test.each([
  ['http://192.168.1.10:8000', 1],
  ['http://[fd00::1]:8000', 1],
  ['http://localhost:8000', 0],
  ['https://192.168.1.10', 0],
  ['https://daymark.example', 0],
])('at %s, %i sentence says that passkeys do not work', (origin, count) => {
  const said = warnings({ ORIGIN: origin })
  expect(said).toHaveLength(count)
  for (const sentence of said) expect(sentence).toContain(`Passkeys do not work at ${origin}`)
})
