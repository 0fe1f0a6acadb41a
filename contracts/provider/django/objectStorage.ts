import { answers, freePort, startProgram } from '../../../tests/support/servers/servers.ts'
import { python } from './environment.ts'

/** Starts an S3 server with an empty bucket; `env` are the settings of a Django that keeps its files there. */
export async function startObjectStorage() {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const makeBucket = () => answers(`${address}/daymark`, { method: 'PUT' })
  const args = ['-m', 'moto.server', '-p', String(port)]
  const { stop } = await startProgram(python('current'), args, makeBucket)
  return {
    env: {
      S3_BUCKET: 'daymark',
      S3_ENDPOINT_URL: address,
      AWS_ACCESS_KEY_ID: 'testing',
      AWS_SECRET_ACCESS_KEY: 'testing',
    },
    stop,
  }
}
