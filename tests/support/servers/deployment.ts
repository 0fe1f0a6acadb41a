import { BackendProcess } from './backendProcess.ts'

/** The product with the settings of a deployment, without test mode: only its terminal says the codes. */
export class Deployment {
  readonly #backend = new BackendProcess()

  async start(env: Record<string, string>): Promise<void> {
    await this.#backend.start({ DAYMARK_TEST: '0', ...env })
  }

  dispose(): Promise<void> {
    return this.#backend.dispose()
  }

  /** The newest code for an address. Undefined before the first one. */
  code(email: string): string | undefined {
    const pattern = new RegExp(`${email.replaceAll('.', '\\.')}.*\\b([0-9A-Z]{6})"`)
    return this.#backend.log.map((line) => pattern.exec(line)?.[1]).findLast(Boolean)
  }
}
