import { runCommandLine } from '@daymark/backend'
import { buildApp, isBuildCurrent } from './build.ts'

/** `npm start`: builds the app when the build is missing or older than the sources, then serves it. */
export async function start(args: string[]): Promise<void> {
  const isServing = !args.includes('--help') && !args.includes('--backup')
  if (isServing && !isBuildCurrent()) {
    console.log('Building the app (only when its sources have changed) …')
    await buildApp()
  }
  await runCommandLine(args)
}
