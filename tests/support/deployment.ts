import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '../../packages/backend/src/main.ts')

/** The product with the settings of a deployment, without test mode: only its terminal says the codes. */
export class Deployment {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'daymark-'))
  readonly #lines: string[] = []
  #process: ChildProcess | undefined

  async start(env: Record<string, string>): Promise<this> {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: this.#dataDir, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    const ready = Promise.withResolvers<void>()
    createInterface({ input: child.stdout }).on('line', (line) => {
      // To a program it speaks JSON, a line each.
      const { msg } = JSON.parse(line) as { msg: string }
      this.#lines.push(msg)
      if (msg.startsWith('Daymark is ready')) ready.resolve()
    })
    child.once('exit', () => ready.reject(new Error('The deployment ended before it was ready.')))
    await ready.promise
    return this
  }

  async stop(): Promise<void> {
    if (this.#process?.exitCode !== null) return
    const ended = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await ended
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** The newest code for an address. Undefined before the first one. */
  code(email: string): string | undefined {
    const pattern = new RegExp(`${email.replaceAll('.', '\\.')}.*\\b([0-9A-Z]{6})$`)
    return this.#lines.map((line) => pattern.exec(line)?.[1]).findLast((code) => code !== undefined)
  }
}
