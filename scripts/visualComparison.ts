import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildStorybook, storiesOf } from './visual/storybook.ts'

// Compares every story of the working tree with its picture at another commit:
//
//     npm run compare:stories -- [commit, HEAD unless given] [part of the stories' ids]
//
// Both sides are built and drawn on this machine, so that fonts and browser are the same and no image has to be
// committed. Playwright names each story that differs, with the pictures of it; any of them exits with 1.

const [commit = 'HEAD', part = ''] = process.argv.slice(2)
const root = resolve(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'stories-'))

try {
  const [before, after] = [join(work, 'before'), join(work, 'after')]
  buildStorybook(extractCommit(), before)
  buildStorybook(root, after)
  const [old, young] = [wantedOf(before), wantedOf(after)]
  for (const story of young) if (!old.includes(story)) console.log(`new      ${story}`)
  for (const story of old) if (!young.includes(story)) console.log(`gone     ${story}`)
  const stories = young.filter((story) => old.includes(story))
  rmSync(join(root, '.cache/visual'), { recursive: true, force: true })
  draw(before, stories, '--update-snapshots')
  process.exitCode = draw(after, stories)
} finally {
  rmSync(work, { recursive: true, force: true })
}

function extractCommit(): string {
  const folder = join(work, 'source')
  mkdirSync(folder)
  const archive = join(work, 'source.tar')
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

function wantedOf(storybook: string): string[] {
  return storiesOf(storybook).filter((id) => id.includes(part))
}

/** Draws stories, and compares them with the pictures of before. Returns the exit code. */
function draw(storybook: string, stories: readonly string[], ...options: string[]): number {
  const config = join(import.meta.dirname, 'visual/playwright.config.ts')
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const args = [program, 'test', '--config', config, ...options]
  const env = { ...process.env, STORYBOOK: storybook, STORIES: stories.join(',') }
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status ?? 1
}
