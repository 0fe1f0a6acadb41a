import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { pactFile, provider } from '../pactFiles.ts'

type Source = Pick<VerifierOptions, 'providerBaseUrl' | 'stateHandlers' | 'providerStatesSetupUrl'>

/**
 * Replays the pact against a running provider. Resolves when every interaction holds; rejects when one
 * does not, and the report is on standard output then.
 */
export async function verifyPact(source: Source, file = pactFile): Promise<string> {
  return new Verifier({ provider, pactUrls: [file], logLevel: 'error', ...source }).verifyProvider()
}
