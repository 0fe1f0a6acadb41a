import type { Catalogues } from '../i18n/catalogues.ts'

type DeviceKey = keyof Catalogues['signIn']['suggestedName']

interface System {
  pattern: RegExp
  /** As people call it, in every language. */
  name: string
  device: DeviceKey
}

/** The first that fits counts: Android also says that it is Linux. */
const systems: System[] = [
  { pattern: /iPhone/, name: 'iPhone', device: 'iphone' },
  { pattern: /iPad/, name: 'iPad', device: 'ipad' },
  { pattern: /Android/, name: 'Android', device: 'android' },
  { pattern: /CrOS/, name: 'ChromeOS', device: 'chromeos' },
  { pattern: /Windows/, name: 'Windows', device: 'windows' },
  { pattern: /Macintosh/, name: 'Mac', device: 'mac' },
  { pattern: /Linux/, name: 'Linux', device: 'linux' },
]

/** Returns the system that a `User-Agent` names; undefined when it names none that is known. */
function systemOf(userAgent: string): System | undefined {
  return systems.find(({ pattern }) => pattern.test(userAgent))
}

/** Returns the kind of device a browser says it runs on, as a name by which its passkey is recognised later. */
export function suggestedPasskeyName(userAgent: string): DeviceKey {
  return systemOf(userAgent)?.device ?? 'other'
}

const browsers: [RegExp, string][] = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** Returns the browser and the system that a `User-Agent` names, or undefined when it names only one or none. */
export function browserName(userAgent: string): { browser: string; system: string } | undefined {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systemOf(userAgent)?.name
  return browser !== undefined && system !== undefined ? { browser, system } : undefined
}
