import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../tests/bench/repeat.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache/against')
const rounds = 3

/** A row of the bench of both commits: medians, and the first as a multiple of the second. */
interface Compared {
  what: string
  now: number
  before: number
  ratio: string
}

/**
 * Runs parts of the bench here and at another commit, each with its own code, in turns: what else the machine does then
 * weighs on both. Takes three times as long as both together. Throws if git does not know the commit.
 */
export function benchAgainst(commit: string, parts: readonly string[]): Compared[] {
  checkOut(commit)
  try {
    return compare(parts)
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}

function compare(parts: readonly string[]): Compared[] {
  const [now, before] = [new Map<string, number[]>(), new Map<string, number[]>()]
  for (let round = 0; round < rounds; round += 1) {
    console.log(`Round ${round + 1} of ${rounds} …`)
    for (const [cwd, values] of [
      [root, now],
      [folder, before],
    ] as const) {
      for (const [what, value] of runBench(cwd, parts)) {
        values.set(what, [...(values.get(what) ?? []), value])
      }
    }
  }
  return [...now].map(([what, values]) => {
    const [one, other] = [median(values), median(before.get(what) ?? [])]
    return { what, now: one, before: other, ratio: (one / other).toFixed(2) }
  })
}

/** The other commit in a folder of its own, with its own packages. */
function checkOut(commit: string): void {
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', folder, commit)
  console.log(`Installing the packages of ${commit} …`)
  // A build sets NODE_ENV, which would leave half of them out.
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Returns the numbers of the printed tables, by what they are: an older commit has nothing else in common with this one. */
function runBench(cwd: string, parts: readonly string[]): [string, number][] {
  const output = execFileSync('node', ['scripts/bench.ts', ...parts], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return [...output.matchAll(/│ '([^']+)'\s*│ '(\d+(?:\.\d+)?)/g)].map(
    ([, what = '', value = '']) => [what, Number(value)],
  )
}
