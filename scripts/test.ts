import { ensureBrowser, ensureProxy } from './ensureBrowser.ts'
import { report, runAndCount } from './runAndCount.ts'
import type { Counts } from './testResults.ts'

const withoutBrowser = ['check', 'test:unit', 'test:contracts']
const withBrowser = ['test:stories', 'test:e2e']

const total: Counts = { passed: 0, failed: 0 }
const scripts = [ensureBrowser(), ensureProxy()].every(Boolean)
  ? [...withoutBrowser, ...withBrowser]
  : withoutBrowser
if (scripts.length === withoutBrowser.length) total.failed += withBrowser.length

for (const script of scripts) {
  console.log(`\n=== npm run ${script}`)
  const { passed, failed } = await runAndCount('npm', ['run', '--silent', script])
  total.passed += passed
  total.failed += failed
}

report(total)
