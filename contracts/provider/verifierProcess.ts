// Runs the Pact verifier in a process of its own, because the report that it prints cannot be caught
// otherwise. Arguments: the pact, the address of the provider, that of its states, and headers that every
// request carries besides, as JSON.
import { Verifier } from '@pact-foundation/pact'
import { provider } from '../pactFiles.ts'

const [pactUrl = '', providerBaseUrl = '', providerStatesSetupUrl = '', json = '{}'] =
  process.argv.slice(2)
const customProviderHeaders = JSON.parse(json) as Record<string, string>

try {
  const verifier = new Verifier({
    provider,
    pactUrls: [pactUrl],
    providerBaseUrl,
    providerStatesSetupUrl,
    // The library refuses an empty object.
    ...(Object.keys(customProviderHeaders).length > 0 && { customProviderHeaders }),
    logLevel: 'error',
  })
  process.send?.(await verifier.verifyProvider())
} catch (error) {
  process.send?.((error as Error).message)
}
