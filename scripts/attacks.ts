import { buildApp } from './buildIfNeeded.ts'
import { isBuildCurrent } from './builtApp.ts'
import { ensureBrowser } from './ensureBrowser.ts'
import { report, runAndCount } from './runAndCount.ts'

if (ensureBrowser()) {
  if (!isBuildCurrent()) await buildApp()
  report(await runAndCount('vitest', ['run', '--project', 'attacks']))
} else {
  report({ passed: 0, failed: 1 })
}
