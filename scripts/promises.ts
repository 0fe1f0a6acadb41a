import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

// `npm run promises`: prints the title of every test and of every step, by file, without running them. Words on the command
// line choose the files whose path contains one of them. It reads the code, because `vitest list` leaves out tests that
// files share, and `playwright test --list` leaves out steps.

const wanted = process.argv.slice(2)
const files = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.ts',
  '*.tsx',
  '*.py',
])
  .toString()
  .split('\n')
  .filter(
    (file) => file !== '' && (wanted.length === 0 || wanted.some((part) => file.includes(part))),
  )

const readers: [RegExp, (file: string, code: string) => string[]][] = [
  [/\.stories\.tsx$/, (_file, code) => wordsOf(code, /^export const (\w+): Story/gm)],
  [/\.tsx?$/, titlesIn],
  [/\.py$/, (_file, code) => wordsOf(code, /^ *def test_(\w+)/gm)],
]

/** Returns the names that a pattern finds, as words. */
function wordsOf(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, name = '']) =>
    name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
  )
}

/** The functions that have a title: `test` and `describe` of Vitest and Playwright, and `promise` of `contracts/consumer`. */
const titled =
  /^(test|describe|promise)(\.(describe|step|for|each|fails|skipIf|runIf|concurrent))*$/

/** Returns the titles of a file in TypeScript. What is inside of another one is indented. */
function titlesIn(file: string, code: string): string[] {
  if (!/\b(test|describe|promise)\b/.test(code)) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const titles: string[] = []
  function visit(node: ts.Node, depth: number): void {
    const title = titleOf(node)
    if (title !== undefined) titles.push('  '.repeat(depth) + title)
    ts.forEachChild(node, (child) => visit(child, title === undefined ? depth : depth + 1))
  }
  function titleOf(node: ts.Node): string | undefined {
    if (!ts.isCallExpression(node)) return undefined
    // The table of `test.for(table)('title', …)` is a call of its own.
    const { expression } = node
    const name = ts.isCallExpression(expression) ? expression.expression : expression
    const [first, second] = node.arguments
    if (!first || !second || !titled.test(name.getText(source))) return undefined
    return ts.isStringLiteralLike(first) ? first.text : first.getText(source)
  }
  visit(source, 0)
  return titles
}

for (const file of files) {
  const [, read] = readers.find(([pattern]) => pattern.test(file)) ?? []
  const titles = read?.(file, readFileSync(file, 'utf8')) ?? []
  if (titles.length > 0)
    console.log([`\n${file}`, ...titles.map((title) => `  ${title}`)].join('\n'))
}
