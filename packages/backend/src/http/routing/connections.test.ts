import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { ownBackend } from '../../../testing/testBackend.ts'

test('an idle connection is promised for longer than common proxies keep it, and is used again', async () => {
  const { port } = await ownBackend()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const get = () =>
    new Promise<{ promise: string | undefined; reused: boolean }>((resolve, reject) => {
      const sent = request({ port, path: '/health/', agent }, (answer) => {
        answer.resume()
        const promise = answer.headers['keep-alive']?.toString()
        answer.on('end', () => resolve({ promise, reused: sent.reusedSocket }))
      })
      sent.on('error', reject).end()
    })
  expect(await get()).toEqual({ promise: 'timeout=130', reused: false })
  expect(await get()).toEqual({ promise: 'timeout=130', reused: true })
})
