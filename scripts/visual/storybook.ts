import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Builds the static Storybook of a source tree into a folder. */
export function buildStorybook(source: string, folder: string): void {
  const program = join(source, 'node_modules/storybook/dist/bin/dispatcher.js')
  const options = ['build', '--output-dir', folder, '--disable-telemetry', '--quiet']
  execFileSync(process.execPath, [program, ...options], {
    cwd: source,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
}

/** Ids of the stories in a static Storybook; documentation pages are left out. */
export function storiesOf(folder: string): string[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>
  }
  return Object.entries(index.entries)
    .filter(([, { type }]) => type === 'story')
    .map(([id]) => id)
}
