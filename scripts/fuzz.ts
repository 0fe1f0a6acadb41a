import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { BackendProcess } from '../tests/support/servers/backendProcess.ts'
import { seedModule, testedKinds } from '../tests/support/kinds.ts'
import { listen } from '../tests/support/servers/servers.ts'
import { pythonPrograms } from './pythonPrograms.ts'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'tests/fuzz')

const email = 'fuzz@example.com'

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
]

/** Calls every operation of a description with made-up inputs and checks every answer. */
function fuzz(
  description: string,
  seed: string,
  examples: string,
  contentPort: number,
): Promise<boolean> {
  const { origin } = backend
  const flags = [
    ['run', path.join(root, 'openapi', `${description}.yaml`)],
    ['--url', origin],
    ['--seed', seed],
    ['--max-examples', examples],
    ['--checks', checks.join(',')],
    ['--phases', 'examples,coverage,fuzzing'],
    ['--generation-database', 'none'],
    ['--suppress-health-check', 'all'],
    ['--continue-on-failure', '--no-color', '--warnings', 'off'],
  ].flat()
  return run(schemathesis, flags, {
    SCHEMATHESIS_HOOKS: 'hooks',
    PYTHONPATH: folder,
    PYTHONDONTWRITEBYTECODE: '1',
    FUZZ_ORIGIN: origin,
    FUZZ_CONTENT: `http://127.0.0.1:${contentPort}/`,
    FUZZ_SEED: seed,
  }).then(
    () => true,
    () => false,
  )
}

function run(program: string, flags: string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, flags, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed`))))
  })
}

const seed = process.env['FUZZ_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31))
const examples = process.env['FUZZ_EXAMPLES'] ?? '20'
console.log(`Seed ${seed}; the same run again: FUZZ_SEED=${seed} npm run test:fuzz`)
// What two devices do, while the other fuzzer waits for its answers.
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const twoDevices = run(process.execPath, [vitest, 'run', '--project', 'fuzz'], {
  FUZZ_SEED: seed,
}).then(
  () => true,
  () => false,
)
const schemathesis = pythonPrograms('fuzz', ['-r', path.join(folder, 'requirements.txt')])(
  'schemathesis',
)
const backend = await new BackendProcess().start()
const content = createServer((request, response) => {
  text(request)
    .then(contentFor)
    .then((made) => response.end(JSON.stringify(made)))
    .catch((error: unknown) => response.writeHead(500).end(String(error)))
})
try {
  await backend.createPerson({ email })
  const contentPort = await listen(content)
  const clean: boolean[] = []
  for (const description of ['allauth', 'content']) {
    clean.push(await fuzz(description, seed, examples, contentPort))
  }
  clean.push(await twoDevices)
  if (clean.includes(false)) process.exitCode = 1
  console.log(clean.includes(false) ? 'Fuzzing found failures.' : 'Fuzzing found nothing.')
} finally {
  content.close()
  await backend.dispose()
}

/**
 * Returns fresh objects for a fuzzed call: the part of a module that its path is about, and the ids of what now exists.
 * Null for a path of no kind. The hooks of the fuzzer, which are written in Python, ask for it.
 */
async function contentFor(fuzzed: string) {
  for (const kind of testedKinds) {
    const found = Object.entries(kind.api).find(([, its]) => its && fuzzed.startsWith(its))
    if (!found) continue
    const contents = { name: 'Fuzz', options: ['a'], widgets: ['Fuzz'], itemOn: '2026-01-01' }
    const { id, ...parts } = await seedModule(backend, email, kind, contents)
    return { part: found[0], ids: { modules: [id], ...parts } }
  }
  return null
}
