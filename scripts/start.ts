import { readSettings, runCommandLine, SettingsError } from '@daymark/backend'
import { apiOrigin, isBuildCurrent, outDir, readBuilt } from './builtApp.ts'

/** `npm start`: builds the app when the build is missing or older than the sources, then serves it. */
export async function start(args: string[]): Promise<void> {
  const isServing = !args.some((arg) => /^--(?:help|backup|restore|export)(?:=|$)/.test(arg))
  if (isServing && !isBuildCurrent()) {
    // Before a build that takes a while. The command line says what is wrong.
    if (!canRead(args)) return runCommandLine(args)
    const problem = canBuild() ? await buildAnew() : whyNotServed()
    if (problem !== undefined) {
      console.error(problem)
      process.exitCode = 1
      return
    }
  }
  await runCommandLine(args)
}

/** Returns whether the settings and flags can be used. */
function canRead(args: string[]): boolean {
  try {
    readSettings(process.env, args)
    return true
  } catch (error) {
    if (error instanceof SettingsError) return false
    throw error
  }
}

async function buildAnew(): Promise<undefined> {
  console.log('Building the app, because its sources have changed…')
  const { buildIfNeeded } = await import('./buildIfNeeded.ts')
  await buildIfNeeded()
}

/** An installation for running alone (`npm ci --omit=dev`) has no tools to build with. */
function canBuild(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

/** Returns why an installation without build tools cannot serve: no build, or one for another API. Undefined if it can. */
function whyNotServed(): string | undefined {
  const advice = `Run npm ci && npm run build, here or on another machine, and copy its dist/ to ${outDir}.`
  const built = readBuilt()
  if (built === undefined)
    return `The app has not been built and the build tools are not installed. ${advice}`
  if (built.apiOrigin === apiOrigin) return undefined
  return `The app was built for the API at "${built.apiOrigin}", but API_ORIGIN is "${apiOrigin}". ${advice}`
}
