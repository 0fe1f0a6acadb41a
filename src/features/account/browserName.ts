import { systemOf } from '../../lib/session/userAgent.ts'

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
