import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { chromiumPath } from './browser.ts'
import { serveFolder } from './serveFolder.ts'
import { differenceOf, pictureOf, views } from './visual/pictures.ts'
import { buildStorybook, storiesOf } from './visual/storybook.ts'

// Compares every story of the working tree with its picture at another commit:
//
//     node scripts/visualComparison.ts [commit, HEAD unless given] [part of the stories' ids]
//
// Both sides are built and drawn on this machine, so that fonts and browser are the same and
// no image has to be committed. Differences are written as images; any of them exits with 1.

const base = process.argv[2] ?? 'HEAD'
const part = process.argv[3] ?? ''
const root = resolve(import.meta.dirname, '..')
const results = join(root, '.cache/visual')
const work = mkdtempSync(join(tmpdir(), 'stories-'))

function extractCommit(commit: string): string {
  const folder = join(work, 'source')
  mkdirSync(folder)
  const archive = join(work, 'source.tar')
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

async function compare(beforeFolder: string, afterFolder: string): Promise<number> {
  const [before, after] = await Promise.all(
    [beforeFolder, afterFolder].map((folder) => serveFolder(folder)),
  )
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const old = new Set(storiesOf(beforeFolder))
  let changes = 0
  try {
    if (before === undefined || after === undefined) throw new Error('No server')
    for (const story of storiesOf(afterFolder).filter((id) => id.includes(part))) {
      if (!old.delete(story)) {
        console.log(`new      ${story}`)
        continue
      }
      for (const view of views) {
        const difference = differenceOf(
          await pictureOf(page, before.origin, story, view),
          await pictureOf(page, after.origin, story, view),
        )
        if (difference === undefined) continue
        changes += 1
        const file = join(results, `${story}-${view.name}.png`)
        writeFileSync(file, difference)
        console.log(`changed  ${story} (${view.name}): ${file}`)
      }
    }
    for (const story of [...old].filter((id) => id.includes(part))) console.log(`gone     ${story}`)
  } finally {
    await browser.close()
    before?.stop()
    after?.stop()
  }
  return changes
}

try {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const [beforeFolder, afterFolder] = [join(work, 'before'), join(work, 'after')]
  buildStorybook(extractCommit(base), beforeFolder)
  buildStorybook(root, afterFolder)
  const changes = await compare(beforeFolder, afterFolder)
  console.log(
    changes === 0 ? `Everything looks as it did at ${base}.` : `${String(changes)} differences`,
  )
  process.exitCode = changes === 0 ? 0 : 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
