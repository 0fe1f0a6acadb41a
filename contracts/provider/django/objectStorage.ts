import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { python } from './environment.ts'
import { freePort } from './freePort.ts'

/** Starts an S3 server with an empty bucket; `env` are the settings of a Django that keeps its files there. */
export async function startObjectStorage() {
  const port = await freePort()
  const server = spawn(python('current'), ['-m', 'moto.server', '-p', String(port)], {
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await isMade(`${address}/daymark`))) {
    if (server.exitCode !== null) throw new Error('The object storage did not start')
    await pause(100)
  }
  return {
    env: {
      S3_BUCKET: 'daymark',
      S3_ENDPOINT_URL: address,
      AWS_ACCESS_KEY_ID: 'testing',
      AWS_SECRET_ACCESS_KEY: 'testing',
    },
    stop: () => void server.kill(),
  }
}

async function isMade(bucket: string): Promise<boolean> {
  try {
    return (await fetch(bucket, { method: 'PUT' })).ok
  } catch {
    return false
  }
}
