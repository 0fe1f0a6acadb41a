import { buildApp } from './buildIfNeeded.ts'
import { isBuildCurrent } from './builtApp.ts'
import { ensureBrowser } from './ensureBrowser.ts'

/** `npm run bench`: speed and size as one table. Names on the command line choose parts. */
const parts = {
  signIn: async () => (await import('../tests/bench/signIn.ts')).benchSignIn(),
  dashboard: async () => (await import('../tests/bench/dashboard.ts')).benchDashboard(),
  packages: async () => (await import('../tests/bench/packages.ts')).benchPackages(),
  backend: async () => (await import('../tests/bench/backend.ts')).benchBackend(),
  scale: async () => (await import('../tests/bench/scale.ts')).benchScale(),
}

const chosen = process.argv.slice(2)
if (!isBuildCurrent()) await buildApp()
if (ensureBrowser()) {
  for (const [name, bench] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.log(`\n${name}`)
    console.table(await bench())
  }
} else {
  process.exitCode = 3
}
