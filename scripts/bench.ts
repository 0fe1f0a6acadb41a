import { parseArgs } from 'node:util'
import { benchAgainst } from './benchAgainst.ts'
import { buildIfNeeded } from './buildIfNeeded.ts'
import { ensureBrowser } from './ensureBrowser.ts'

/**
 * `npm run bench`: speed and size as one table. Names on the command line choose parts; `-- --against REF` compares them
 * with another commit, in turns.
 */
const parts = {
  signIn: async () => (await import('../tests/bench/page/signIn.ts')).benchSignIn(),
  cold: async () => (await import('../tests/bench/page/cold.ts')).benchCold(),
  dashboard: async () => (await import('../tests/bench/page/dashboard.ts')).benchDashboard(),
  packages: async () => (await import('../tests/bench/page/packages.ts')).benchPackages(),
  backend: async () => (await import('../tests/bench/backend/speed.ts')).benchSpeed(),
  scale: async () => (await import('../tests/bench/backend/scale.ts')).benchScale(),
  longLists: async () => (await import('../tests/bench/backend/longLists.ts')).benchLongLists(),
  memory: async () => (await import('../tests/bench/backend/memory.ts')).benchMemory(),
}
/** They take half an hour and run only when they are named. */
const onlyByName = ['memory']

const { values, positionals: chosen } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
await buildIfNeeded()
if (!ensureBrowser()) {
  process.exitCode = 3
} else if (values.against !== undefined) {
  console.table(benchAgainst(values.against, chosen))
} else {
  for (const [name, bench] of Object.entries(parts)) {
    if (chosen.length > 0 ? !chosen.includes(name) : onlyByName.includes(name)) continue
    console.log(`\n${name}`)
    console.table(await bench())
  }
}
