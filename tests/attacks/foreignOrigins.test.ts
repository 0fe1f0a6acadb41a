import { apiOperations } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { ownBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

const trusted = 'https://app.daymark.example'
const reading = Object.values(apiOperations).filter(({ method }) => method === 'GET')
const addresses = [
  ...reading.map(({ path }) => path.replace('{id}', '1')),
  '/media/x/cat.png',
  '/health/',
  '/',
  '/nowhere',
]

test.each([
  ['another site', 'https://evil.example'],
  ['one that begins alike', `${trusted}.evil.example`],
  ['one that ends alike', 'https://evilapp.daymark.example'],
  ['a neighbour', 'https://other.daymark.example'],
  ['the same host without TLS', 'http://app.daymark.example'],
  ['another port', `${trusted}:8443`],
  ['other letters', 'https://App.Daymark.Example'],
  ['a sandboxed page', 'null'],
  ['everybody', '*'],
])(
  '%s may read no answer of any address, and gets no permission to change anything',
  async (_name, origin) => {
    const client = new TestClient(await ownBackend({ trustedOrigins: [trusted] }))
    client.signInAs('anna@example.com')
    for (const address of addresses) {
      const preflight = { 'Access-Control-Request-Method': 'PUT', Origin: origin }
      for (const { headers } of [
        await client.call('GET', address, undefined, { headers: { Origin: origin } }),
        await client.call('OPTIONS', address, undefined, { headers: preflight }),
      ]) {
        const cors = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect(cors, address).toEqual([])
        expect(headers.get('Vary'), address).toContain('Origin')
        expect(headers.get('Cross-Origin-Resource-Policy'), address).toBe('same-site')
      }
    }
  },
)
