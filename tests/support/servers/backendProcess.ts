import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { InjectedFault, Mail, SeedContent, SeededModule, SeedPerson } from '@daymark/backend'
import type { KindName } from '@daymark/backend/testing/kinds/testedKind.ts'

/** The ids of what was seeded, by kind, in the order in which it was given. */
type Seeded = Record<KindName, SeededModule[]>

/** A session as test mode gives it. */
export interface Session {
  sessionid: string
  csrftoken: string
}

/** Returns the headers of a person's calls. */
export const headersOf = ({ sessionid, csrftoken }: Session) => ({
  'Content-Type': 'application/json',
  'X-CSRFToken': csrftoken,
  Cookie: `sessionid=${sessionid}; csrftoken=${csrftoken}`,
})

/** Options of Node for every long-running start of the program. */
export const nodeOptions = ['--max-semi-space-size=4']

/** Milliseconds that an e-mail may take. */
const timeout = 10_000

const main = join(import.meta.dirname, '../../../packages/backend/src/main.ts')

/**
 * The product as people run it, in a process of its own with its own data folder. Its test mode sets faults, e-mails
 * and people. Everything that a test does to it can be done by hand in the same way.
 */
export class BackendProcess {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'daymark-'))
  origin = ''
  /** The lines that it has printed, as JSON each. */
  readonly log: string[] = []
  #process: ChildProcess | undefined

  async start(env: Record<string, string> = {}, args: readonly string[] = []): Promise<this> {
    const port = this.origin === '' ? '0' : new URL(this.origin).port
    const child = spawn(process.execPath, [...nodeOptions, main, ...args], {
      env: {
        ...process.env,
        PORT: port,
        DATA_DIR: this.dataDir,
        DAYMARK_TEST: '1',
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    const ready = Promise.withResolvers<string>()
    child.once('exit', () => ready.reject(new Error('The backend ended before it was ready.')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      this.log.push(line)
      const address = /Daymark is ready: ([^\s"]+)/.exec(line)?.[1]
      if (address !== undefined) ready.resolve(address)
    })
    this.origin = await ready.promise
    return this
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  /** Writes all data to an archive, as the program does it beside a running one. */
  async exportTo(archive: string): Promise<void> {
    const env = { ...process.env, DATA_DIR: this.dataDir }
    const child = spawn(process.execPath, [main, '--export', archive], { env, stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number]
    if (code !== 0) throw new Error(`The export ended with ${code}`)
  }

  async dispose(): Promise<void> {
    await this.stop('SIGKILL')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  async #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}/__test__/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    const text = await response.text()
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }

  /** Makes the next requests that fit fail, as said. */
  setFault(fault: InjectedFault): Promise<void> {
    return this.#call('POST', 'faults', fault)
  }

  clearFaults(): Promise<void> {
    return this.#call('DELETE', 'faults')
  }

  limitRates(enabled: boolean): Promise<void> {
    return this.#call('POST', 'limits', { enabled })
  }

  setMailServerDown(down: boolean): Promise<void> {
    return this.#call('POST', 'mailServer', { down })
  }

  setClock(change: { advanceMs?: number; set?: string | null }): Promise<{ now: string }> {
    return this.#call('POST', 'clock', change)
  }

  /** Sends the reminders that are due. Resolves when their messages have been sent. */
  remind(): Promise<void> {
    return this.#call('POST', 'reminders')
  }

  createPerson(person: SeedPerson): Promise<{ id: number; passkeys: number[] }> {
    return this.#call('POST', 'people', person)
  }

  signIn(email: string): Promise<Session> {
    return this.#call('POST', 'sessions', { email })
  }

  /** Signs a person in. Returns the cookies of the session as a browser's context takes them. */
  async sessionCookies(email: string) {
    const { sessionid, csrftoken } = await this.signIn(email)
    const common = { url: this.origin, sameSite: 'Lax' as const }
    return [
      { name: 'sessionid', value: sessionid, httpOnly: true, ...common },
      { name: 'csrftoken', value: csrftoken, ...common },
    ]
  }

  seed(email: string, content: SeedContent): Promise<Seeded> {
    return this.#call('POST', 'seed', { email, ...content })
  }

  requireReauthentication(email: string): Promise<void> {
    return this.#call('POST', 'password', { email })
  }

  /**
   * Returns the id of the process, its memory in bytes, and its processor time in microseconds. With `collect` after garbage
   * was collected.
   */
  usage({ collect = false } = {}): Promise<{
    pid: number
    memory: NodeJS.MemoryUsage
    cpu: NodeJS.CpuUsage
  }> {
    return this.#call('GET', collect ? 'process?collect' : 'process')
  }

  mails(to: string): Promise<Mail[]> {
    return this.#call('GET', `mails?${new URLSearchParams({ to })}`)
  }

  /**
   * Returns the newest code in an e-mail to an address. Waits for the first, because e-mails leave after the response.
   */
  async code(to: string): Promise<string> {
    for (const deadline = Date.now() + timeout; Date.now() < deadline; await pause(50)) {
      const code = (await this.mails(to)).findLast((mail) => mail.code !== null)?.code
      if (code !== undefined && code !== null) return code
    }
    throw new Error(`No code was mailed to ${to}.`)
  }
}
