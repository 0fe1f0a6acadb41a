import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { buildPage } from '../../tests/support/buildPage.ts'
import { contentSecurityPolicy, policyFile } from './contentSecurityPolicy.ts'
import { firstScreens } from './firstScreens.ts'
import { inlineScripts } from './inlineScripts.ts'
import { inlineStyles } from './inlineStyles.ts'
import { precompress } from './precompress.ts'
import { publish } from './publish.ts'
import { scriptsAside } from './scriptsAside.ts'

const page = (body: string) => `<!doctype html><html><head><title>Page</title></head>${body}</html>`

test('inlineScripts: a typed script and what it imports run where the page names them', async () => {
  const { output } = await buildPage(
    {
      'index.html': page('<body><script src="/start.ts" data-inline></script></body>'),
      'start.ts': `import { word } from './word.ts'\ndocument.title = word satisfies string`,
      'word.ts': `export const word: string = document.body.id + '</script><b>'`,
    },
    [inlineScripts()],
  )
  const html = output.get('index.html') ?? ''
  const code = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const target = { title: '', body: { id: 'Hello ' } }
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs it in the same way
  new Function('document', code)(target)
  expect(target.title).toBe('Hello </script><b>')
  expect(html).not.toContain('data-inline')
})

test('inlineStyles: the style sheet stands in the page, and is no file of its own any more', async () => {
  const { output } = await buildPage(
    {
      'index.html': page('<body><script type="module" src="/main.ts"></script></body>'),
      'main.ts': `import './page.css'`,
      'page.css': `p::before { content: '$&' }`,
    },
    [inlineStyles()],
  )
  expect(output.get('index.html')).toMatch(/<style>p:{1,2}before\{content:["']\$&["']\}<\/style>/)
  expect(output.get('index.html')).not.toContain('stylesheet')
  expect([...output.keys()].filter((file) => file.endsWith('.css'))).toEqual([])
})

test('inlineStyles: the styles of a later screen come with its script', async () => {
  const { output } = await buildPage(
    {
      'index.html': page('<body><script type="module" src="/main.ts"></script></body>'),
      'main.ts': `import './page.css'; import('./later.ts')`,
      'page.css': `p { color: red }`,
      'later.ts': `import './later.css'; document.title = 'Later'`,
      'later.css': `b { color: blue }`,
    },
    [inlineStyles()],
  )
  const html = output.get('index.html') ?? ''
  expect(html).toContain('<style>p{color:red}</style>')
  expect(html).not.toContain('blue')
  const sheets = [...output].filter(([file]) => file.endsWith('.css'))
  expect(sheets.map(([, content]) => content.trim())).toEqual(['b{color:#00f}'])
  const named = [...output.values()].flatMap((content) => content.match(/[\w-]+\.css/g) ?? [])
  expect(sheets.map(([file]) => file)).toEqual([...new Set(named)].map((name) => `assets/${name}`))
})

test('firstScreens: each screen stands where the page names it', async () => {
  const { output } = await buildPage(
    {
      'index.html': page('<body><p><!--screen:brand--></p><!--screen:nl--></body>'),
      'screens.ts': `export const renderScreens = async () => ({ brand: '<b>$1</b>', nl: 'Hallo' })`,
    },
    [firstScreens('screens.ts')],
  )
  expect(output.get('index.html')).toContain('<p><b>$1</b></p>Hallo')
})

test('firstScreens: a screen that is not rendered stops the build', async () => {
  const files = {
    'index.html': page('<body><!--screen:missing--></body>'),
    'screens.ts': `export const renderScreens = async () => ({})`,
  }
  await expect(buildPage(files, [firstScreens('screens.ts')])).rejects.toThrow(
    'screens.ts renders no screen missing',
  )
})

const app = {
  'index.html': page(
    '<body><script>go()</script><script type="module" src="/main.ts"></script></body>',
  ),
  'main.ts': `import('./app.ts'); import('./area.ts'); import('./other.ts')`,
  'app.ts': `import { shared } from './shared.ts'; console.log('app', shared)`,
  'area.ts': `import { shared } from './shared.ts'; console.log('area', shared)`,
  'other.ts': `import { shared } from './shared.ts'; console.log('other', shared)`,
  'shared.ts': `export const shared = [1, 2, 3]`,
}

test('scriptsAside: a visit names every chunk that it needs, once, and the page requests none itself', async () => {
  const { output } = await buildPage(app, [
    scriptsAside({ everybody: ['app.ts'], signedIn: ['area.ts'] }),
  ])
  const html = output.get('index.html') ?? ''
  const [everybody = '', signedIn = ''] = [
    ...html.matchAll(/<template data-scripts="\w+">(.*?)<\/template>/gs),
  ].map(([, content = '']) => content.replaceAll(/-[\w-]{8}\.js/g, '.js'))
  const links = (content: string) =>
    [...content.matchAll(/href="\/assets\/(\w+)/g)].map(([, name]) => name)
  expect(new Set(links(everybody))).toEqual(new Set(['app', 'shared']))
  expect(links(signedIn)).toEqual(['area'])
  expect(everybody).toMatch(
    /^<script fetchpriority="high" type="module" crossorigin src="\/assets\/index.js"><\/script>/,
  )
  const outside = html.replaceAll(/<template.*?<\/template>/gs, '')
  expect(outside).not.toMatch(/src=|modulepreload/)
  expect(html.indexOf('<template')).toBeLessThan(html.indexOf('<script>go()'))
})

test('scriptsAside: a module that the build does not have stops it', async () => {
  await expect(buildPage(app, [scriptsAside({ everybody: ['gone.ts'] })])).rejects.toThrow(
    /The build has no chunk with .*gone\.ts/,
  )
})

test('contentSecurityPolicy: what stands in the page may run, and nothing else', async () => {
  const { output } = await buildPage(
    { 'index.html': page('<body><style>p{color:red}</style><script>go()</script></body>') },
    [contentSecurityPolicy()],
  )
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = output.get(policyFile) ?? ''
  const style = /<style>(.*?)<\/style>/s.exec(output.get('index.html') ?? '')?.[1] ?? ''
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
  expect(policy).toContain(`style-src 'self' ${hash(style)};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy.split('\n')).toHaveLength(2)
})

test('precompress: every text file of the build has compressed copies that say the same', async () => {
  const { root } = await buildPage({ ...app, 'public/mark.svg': '<svg/>', 'public/a.png': 'x' }, [
    precompress(),
  ])
  for (const file of ['index.html', 'mark.svg']) {
    const content = readFileSync(join(root, 'dist', file))
    expect(brotliDecompressSync(readFileSync(join(root, 'dist', `${file}.br`)))).toEqual(content)
    expect(gunzipSync(readFileSync(join(root, 'dist', `${file}.gz`)))).toEqual(content)
  }
  expect(() => readFileSync(join(root, 'dist/a.png.br'))).toThrow('ENOENT')
})

test.for([undefined, 'elsewhere'])(
  'a build is put where --outDir %s says, as a whole',
  async (chosen) => {
    const root = mkdtempSync(join(tmpdir(), 'daymark-publish-'))
    writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
    writeFileSync(join(root, 'main.js'), 'document.title = "Daymark"')
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [publish(join(root, 'dist'))],
      build: chosen === undefined ? {} : { outDir: join(root, chosen) },
    })
    const folders = readdirSync(root, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name)).toEqual([chosen ?? 'dist'])
    expect(readdirSync(join(root, chosen ?? 'dist'))).toEqual(
      expect.arrayContaining(['built.json', 'index.html']),
    )
    rmSync(root, { recursive: true })
  },
)
