import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './ensureBrowser.ts'

type Counts = { passed: number; failed: number }

/** The closing lines of Vitest (`Tests  1 failed | 2 passed (3)`) and Playwright (`2 passed (3s)`). */
const closingLines = [
  /^\s*Tests\s+(?:(?<failed>\d+) failed \| )?(?:(?<passed>\d+) passed)?/gm,
  /^\s+(?<passed>\d+) passed \(/gm,
  /^\s+(?<failed>\d+) failed$/gm,
]

function countTests(output: string): Counts {
  const counts: Counts = { passed: 0, failed: 0 }
  for (const { groups } of closingLines.flatMap((line) => [...output.matchAll(line)])) {
    counts.passed += Number(groups?.['passed'] ?? 0)
    counts.failed += Number(groups?.['failed'] ?? 0)
  }
  return counts
}

/** Runs one script of package.json and counts its tests; a script without tests counts as one. */
async function runScript(name: string): Promise<Counts> {
  console.log(`\n=== npm run ${name}`)
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    process.stdout.write(chunk)
  })
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? 1))
  })
  const counts = countTests(stripVTControlCharacters(output))
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 }
  if (counts.passed + counts.failed === 0) return { passed: 1, failed: 0 }
  return counts
}

const withoutBrowser = ['check', 'test:unit', 'test:contracts']
const withBrowser = ['test:stories', 'test:e2e']

const total: Counts = { passed: 0, failed: 0 }
const scripts = ensureBrowser() ? [...withoutBrowser, ...withBrowser] : withoutBrowser
if (scripts.length === withoutBrowser.length) total.failed += withBrowser.length

for (const script of scripts) {
  const { passed, failed } = await runScript(script)
  total.passed += passed
  total.failed += failed
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (total.failed > 0) process.exitCode = 1
