import type { BackendProcess } from '../../support/servers/backendProcess.ts'

const mebibytes = (bytes: number) => Math.round(bytes / 1_048_576)

/** Returns the memory of the whole process, in MiB. */
export async function residentMiB(backend: BackendProcess): Promise<number> {
  return mebibytes((await backend.usage()).memory.rss)
}

/** Returns what the program holds once garbage is collected, in MiB. */
export async function heldMiB(backend: BackendProcess): Promise<number> {
  const { memory } = await backend.usage({ collect: true })
  return mebibytes(memory.heapUsed + memory.external)
}

/** Returns the processor time that the process has used, in milliseconds. */
export async function processorTime(backend: BackendProcess): Promise<number> {
  const { cpu } = await backend.usage()
  return (cpu.user + cpu.system) / 1000
}
