import { pino, type Logger } from 'pino'
import type { BackendSettings } from './settings.ts'

type Output = Pick<BackendSettings, 'isTerminal' | 'logLevel'>

/** A line of the log, as pino makes it. */
interface Entry {
  msg?: string
  err?: { message: string; stack: string }
  [name: string]: unknown
}

const head = ['level', 'time', 'msg', 'err']

/** Returns the log: JSON lines for programs; on a terminal short lines for people, and a defect's stack only with `debug`. */
export async function createLog({ isTerminal, logLevel }: Output): Promise<Logger> {
  const options = { level: logLevel, base: null }
  if (!isTerminal) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  const stream = pretty({
    translateTime: 'SYS:HH:MM:ss',
    hideObject: true,
    messageFormat: (entry) => describe(entry, logLevel === 'debug' || logLevel === 'trace'),
    sync: true,
  })
  return pino(options, stream)
}

/** Says something whatever the level of the log is: the address, codes. */
export function printer({ isTerminal }: Pick<Output, 'isTerminal'>): (line: string) => void {
  return (line) => {
    console.log(isTerminal ? line : JSON.stringify({ level: 30, time: Date.now(), msg: line }))
  }
}

function describe({ msg, err, ...rest }: Entry, isDetailed: boolean): string {
  const members = Object.entries(rest)
    .filter(([name]) => !head.includes(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const error = err && (isDetailed ? err.stack : err.message)
  return [error ? `${msg}: ${error}` : msg, ...members].join(' ')
}
