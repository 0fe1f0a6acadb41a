import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { type Interaction, pactFile, readPact } from '../pactFiles.ts'
import { watchStates } from './watchStates.ts'

export interface Verification {
  /** How many interactions were to be replayed, and how many were. */
  wanted: number
  replayed: number
  /** The interactions that do not hold, by description, and what is wrong with the answer. */
  failures: Record<string, string[]>
  /** What the verifier prints, for people. */
  report: string
}

/** The result of the verifier, as far as it is read here. */
interface Outcome {
  errors: { interaction: string; mismatch: { mismatches?: { mismatch: string }[] } }[]
  interactionResults: { description: string; pending: boolean }[]
}

const script = fileURLToPath(import.meta.resolve('./verifierProcess.ts'))

export interface VerifyOptions {
  /** The file of the pact. Defaults to the one that every backend keeps. */
  pact?: string
  /** Chooses the part of the pact that is replayed. Defaults to all of it. */
  isWanted?: (interaction: Interaction) => boolean
  /** Headers that every request carries besides, such as a proxy adds them. */
  headers?: Record<string, string>
}

/**
 * Replays the pact against a running provider. `origin` is that of the provider, `statesUrl` where its
 * states are set up. Rejects when the verifier could not run at all, and as soon as a state fails, with its
 * reason: the promises after it would fail for no reason of their own.
 */
export async function verifyPact(
  origin: string,
  statesUrl: string,
  { pact: source = pactFile, isWanted = () => true, headers = {} }: VerifyOptions = {},
): Promise<Verification> {
  const pact = readPact(source)
  const interactions = pact.interactions.filter(isWanted)
  const folder = mkdtempSync(join(tmpdir(), 'daymark-pact-'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions }))
  const states = await watchStates(statesUrl)
  const child = fork(script, [file, origin, states.url, JSON.stringify(headers)], {
    silent: true,
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  })
  try {
    const result = await Promise.race([resultOf(child), states.failed])
    return { ...result, wanted: interactions.length }
  } finally {
    child.kill()
    states.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function resultOf(child: ChildProcess): Promise<Omit<Verification, 'wanted'>> {
  const message = new Promise<string>((resolve, reject) => {
    child.once('message', (sent) => resolve(sent as string))
    // Not `exit`: that may be heard before the message that was sent last.
    child.once('disconnect', () => reject(new Error('The verifier ended without a result')))
  })
  const [result, report] = await Promise.all([message, child.stdout ? text(child.stdout) : ''])
  if (!result.startsWith('{')) throw new Error(result)
  return { ...read(JSON.parse(result) as Outcome), report }
}

function read({ errors, interactionResults }: Outcome) {
  const failures = errors.map(({ interaction, mismatch }) => {
    const found = interactionResults.find(({ description }) => interaction.endsWith(description))
    const messages = mismatch.mismatches?.map((one) => one.mismatch) ?? [JSON.stringify(mismatch)]
    return [found?.description ?? interaction, messages]
  })
  return {
    replayed: interactionResults.filter(({ pending }) => !pending).length,
    failures: Object.fromEntries(failures) as Record<string, string[]>,
  }
}
