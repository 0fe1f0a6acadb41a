import type { RunningBackend } from './server.ts'

/** How often a program that npm started looks whether npm is still there, in milliseconds. */
const interval = 200

/** Stops the backend when the process is told to end, or when the one that started it has ended. */
export function stopWhenTold(backend: Pick<RunningBackend, 'stop'>): void {
  const stop = async () => {
    await backend.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  if (process.env['npm_lifecycle_event'] !== undefined) onOrphaned(() => void stop())
}

/**
 * npm sends a signal to the shell that it has started the program with. The shell ends without passing the signal
 * on: the program notices that it has another parent process.
 */
function onOrphaned(act: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, interval)
  timer.unref()
}
