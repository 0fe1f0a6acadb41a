import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const program = path.join(import.meta.dirname, '../src/main.ts')

export type TestProcess = Awaited<ReturnType<typeof testProcess>>

interface Circumstances {
  flags?: string[]
  /** Who runs it. */
  user?: { uid?: number; gid?: number }
  /** The command that runs it, with its arguments: `unshare`, `script`. */
  within?: string[]
}

/** Runs the program as people do, on a free port, until it listens or ends. */
export async function testProcess(
  dataDir: string,
  env: Record<string, string> = {},
  { flags = [], user = {}, within = [] }: Circumstances = {},
) {
  const [command = '', ...args] = [...within, process.execPath, program, ...flags]
  const child = spawn(command, args, {
    ...user,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DAYMARK_TEST: '1',
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const closed = once(child, 'close')
  const exited = closed.then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', () => output.includes('is ready') && resolve()),
  )
  await Promise.race([ready, exited])
  const origin = /is ready: ([^\s"]+)/.exec(output)?.[1] ?? 'http://localhost:0'
  return {
    child,
    /** Enough of a backend for a `TestClient`; of port 0 when it did not start. */
    backend: { origin, port: Number(new URL(origin).port) },
    /** Everything it has written so far. */
    output: () => output,
    /** Resolves with the exit code, null after a signal. */
    exited,
    /** Sends SIGTERM and answers everything it wrote. */
    async stop() {
      child.kill('SIGTERM')
      await exited
      return output
    },
  }
}
