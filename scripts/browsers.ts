import { buildApp } from './buildIfNeeded.ts'
import { isBuildCurrent } from './builtApp.ts'
import { ensureThreeEngines } from './ensureBrowser.ts'
import { report, runAndCount } from './runAndCount.ts'

if (ensureThreeEngines()) {
  if (!isBuildCurrent()) await buildApp()
  report(await runAndCount('vitest', ['run', '--project', 'browsers']))
} else {
  report({ passed: 0, failed: 1 })
}
