// Runs the Pact verifier in a process of its own, because the report that it prints cannot be caught
// otherwise. Arguments: the pact, the address of the provider, that of its states, and headers that every
// request carries besides, as JSON.
import { Verifier } from '@pact-foundation/pact'
import { provider } from '../pactFiles.ts'

const [pactUrl = '', providerBaseUrl = '', providerStatesSetupUrl = '', headers = '{}'] =
  process.argv.slice(2)

try {
  const verifier = new Verifier({
    provider,
    pactUrls: [pactUrl],
    providerBaseUrl,
    providerStatesSetupUrl,
    customProviderHeaders: JSON.parse(headers) as Record<string, string>,
    logLevel: 'error',
  })
  process.send?.(await verifier.verifyProvider())
} catch (error) {
  process.send?.((error as Error).message)
}
