import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Lets a server listen on a free port of this machine. Resolves with the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Resolves with a port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Resolves with whether a program listens on a port of this machine. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

/** Resolves with whether the server has an answer of 2xx. */
export const answers = (url: string, init?: RequestInit): Promise<boolean> =>
  fetch(url, init).then(
    ({ ok }) => ok,
    () => false,
  )

export interface Program {
  /** Returns everything that it has printed. */
  output: () => string
  /** Resolves when it has ended. */
  stop: () => Promise<void>
}

type Options = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>

/**
 * Starts a program that serves, and waits until `isUp`. Rejects with the end of its output when it ends before that.
 * `stop` interrupts it, as Ctrl + C does.
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  isUp: () => Promise<boolean>,
  options: Options = {},
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-program-'))
  const log = join(folder, 'log')
  const file = openSync(log, 'a')
  const child = spawn(program, args, { ...options, stdio: ['ignore', file, file] })
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      hasEnded = true
      resolve()
    })
  })
  const output = () => readFileSync(log, 'utf8')
  while (!(await isUp())) {
    if (hasEnded) throw new Error(`${program} ended before it was up:\n${output().slice(-3000)}`)
    await pause(50)
  }
  return {
    output,
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
