import type { Catalogues } from '../i18n/catalogues.ts'

type DeviceKey = keyof Catalogues['signIn']['suggestedName']

const devices: [RegExp, DeviceKey][] = [
  [/iPhone/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Macintosh/, 'mac'],
  [/Linux/, 'linux'],
]

/** The kind of device a browser says it runs on, as a name by which its passkey is recognised later. */
export function suggestedPasskeyName(userAgent: string): DeviceKey {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
}
