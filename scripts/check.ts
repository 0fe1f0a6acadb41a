// npm run check: runs every `check:…` script of package.json, also after one has failed, and ends with what failed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { styleText } from 'node:util'

/** Runs one script. Prints what it wrote when it has ended, so that the lines of two never mix. Resolves with whether it passed. */
function run(script: string): Promise<boolean> {
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const child = spawn(`npm run --silent ${script}`, { env, shell: true })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => written.push(chunk))
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(written))
      resolve(code === 0)
    })
  })
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'))
const passed = await Promise.all(checks.map(run))
const failed = checks.filter((_, index) => !passed[index])
if (failed.length > 0) {
  console.error(styleText('red', `Failed: ${failed.join(', ')}`))
  process.exitCode = 1
}
