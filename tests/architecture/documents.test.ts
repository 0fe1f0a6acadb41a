import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeOptions } from '../support/servers/backendProcess.ts'
import { listFiles, read, root } from './sources.ts'

const { scripts, version, overrides } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  version: string
  overrides: Record<string, string | Record<string, string>>
}
const documents = listFiles('*.md', '**/*.md')

test.for(documents)('%s names only commands that exist', (document) => {
  const named = [...read(document).matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)]
  const missing = named
    .map(([, script, short]) => script ?? short ?? '')
    .filter((script) => scripts[script] === undefined)
  expect(missing).toEqual([])
})

/** Returns the link targets inside a document: its headings, by GitHub's rule, and its named anchors. */
function anchorsOf(document: string): Set<string> {
  const text = read(document)
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
  const named = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)
  return new Set([...headings, ...named])
}

function leadsNowhere(path: string, anchor: string | undefined): boolean {
  if (!existsSync(join(root, path))) return true
  return anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).has(anchor)
}

test.for(documents)('%s links only to what exists', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const missing = links.filter(([, path = '', anchor]) =>
    leadsNowhere(path === '' ? document : join(dirname(document), path), anchor),
  )
  expect(missing.map(([link]) => link)).toEqual([])
})

test('the pictures of the architecture name only files and folders that exist', () => {
  const paths = read('docs/architecture.md').match(
    /\b(src|packages|tests|openapi|contracts)\/[\w./-]*/g,
  )
  expect(paths?.length).toBeGreaterThan(15)
  expect(paths?.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('CONTRIBUTING gives a reason for each override, and for no other', () => {
  const section = /## Packages\n[^#]*/.exec(read('CONTRIBUTING.md'))?.[0] ?? ''
  const explained = [...section.matchAll(/^\| (`.*`) +\|/gm)].map(([, names]) => names)
  const existing = Object.entries(overrides).map(([name, inside]) =>
    typeof inside === 'string' ? `\`${name}\`` : `\`${name}\` > \`${Object.keys(inside).join()}\``,
  )
  expect(explained).toEqual(existing)
})

test('CONTRIBUTING names only files and folders that exist', () => {
  const named = read('CONTRIBUTING.md').matchAll(
    /`((?:contracts|docs|openapi|packages|scripts|src|tests)\/[\w./-]+)`/g,
  )
  const missing = [...named].filter(([, path = '']) => !existsSync(join(root, path)))
  expect(missing.map(([, path]) => path)).toEqual([])
})

test('the changelog has a heading for the version of package.json', () => {
  expect(read('CHANGELOG.md')).toContain(`\n## [${version}] - `)
})

test('comments in the code refer only to pages and rules that exist', () => {
  const missing = listFiles('src', 'packages', 'scripts', 'tests', 'contracts', 'openapi')
    .filter((file) => /\.(tsx?|py|sql|ya?ml)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\b(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)]
        .filter(([, path = '', anchor]) => leadsNowhere(path, anchor))
        .map(([reference]) => `${file}: ${reference}`),
    )
  expect(missing).toEqual([])
})

test('nothing refers to numbered sections of documents that are not in the repository', () => {
  const reference = /\b(spec(ification)?|rulings?|facts|sections?) \d|(?<=\s)\(\d\.\d{1,2}[),:;]/i
  const found = listFiles('*.md', '*.ts', '*.tsx', '*.mjs', '*.py', '*.sql', '*.yaml', '*.yml')
    .filter((file) => !file.includes('/generated/'))
    .flatMap((file) => {
      const lines = read(file).split('\n')
      return lines.filter((line) => reference.test(line)).map((line) => `${file}: ${line.trim()}`)
    })
  expect(found).toEqual([])
})

test('README names every script that people call', () => {
  const readme = read('README.md')
  const internal = ['postinstall']
  const missing = Object.keys(scripts).filter(
    (script) =>
      !internal.includes(script) &&
      !script.startsWith('check:') &&
      !readme.includes(`npm run ${script}`) &&
      !readme.includes(`npm ${script}`),
  )
  expect(missing).toEqual([])
})

test('every documented way to start the program gives Node the same options', () => {
  const ways = ['package.json', 'README.md', ...listFiles('packages/backend/deploy')].flatMap(
    (file) =>
      read(file)
        .split('\n')
        .filter((line) => /\bnode\b.*scripts\/start\.mjs/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
  )
  expect(ways.length).toBeGreaterThanOrEqual(5)
  for (const option of nodeOptions) {
    expect(ways.filter((way) => !way.includes(option))).toEqual([])
  }
})
