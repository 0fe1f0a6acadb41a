import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listen } from '../tests/support/servers/servers.ts'

/** What removes the registries and folders: several tests read one run. */
const cleanups: (() => void)[] = []
afterAll(() => cleanups.forEach((cleanUp) => cleanUp()))

const materials = JSON.stringify({ bomFormat: 'CycloneDX', components: [{ name: 'Django' }] })

/** Starts a registry of npm that answers questions about faults like this. Returns its address. */
async function registry(status: number, faults: object): Promise<string> {
  const server = createServer((request, response) => {
    const isQuestion = request.url?.includes('/security/') === true
    response.statusCode = isQuestion ? status : 404
    response.setHeader('Content-Type', 'application/json')
    request.resume().once('end', () => response.end(JSON.stringify(isQuestion ? faults : {})))
  })
  const port = await listen(server)
  cleanups.push(() => void server.close())
  return `http://127.0.0.1:${port}/`
}

/** The real npm, but with a made-up bill of materials: it takes longer than the audit itself. */
const npmWithoutBill = `#!/bin/sh
if [ "$1" = sbom ]; then echo '${materials}'; exit; fi
export PATH="\${PATH#*:}"
exec npm "$@"
`

/** Runs the audit with this registry, with a pip-audit that prints this and ends with this status, and with an image or none. */
async function audit(
  npmRegistry: string,
  printed: object | string,
  status = 0,
  { hasImage = false, isNpmReal = false } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-audit-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const program = (name: string, text: string, code: number, stream: 1 | 2) => {
    writeFileSync(join(folder, `${name}.txt`), text)
    const script = `#!/bin/sh\ncat ${folder}/${name}.txt >&${stream}\nexit ${code}\n`
    writeFileSync(join(folder, name), script, { mode: 0o700 })
  }
  const isReport = typeof printed === 'object'
  program('pip-audit', isReport ? JSON.stringify(printed) : printed, status, isReport ? 1 : 2)
  program('cyclonedx-py', materials, 0, 1)
  for (const tool of ['podman', 'docker']) program(tool, materials, hasImage ? 0 : 125, 1)
  if (!isNpmReal) writeFileSync(join(folder, 'npm'), npmWithoutBill, { mode: 0o700 })
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env['PATH']}`,
    npm_config_registry: npmRegistry,
    npm_config_cache: join(folder, 'cache'),
    AUDIT_TOOLS: folder,
    SBOM_FOLDER: folder,
  }
  return new Promise<{ code: number; output: string; folder: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'audit.ts')], { env }, (error, output) =>
      resolve({ code: error ? Number(error.code) : 0, output, folder }),
    )
  })
}

const django = { name: 'django', version: '5.2.19', vulns: [] as object[] }
const report = { dependencies: [django] }
const fault = {
  id: 1,
  url: 'https://example.com',
  title: 'x',
  severity: 'high',
  vulnerable_versions: '*',
}

/** Returns a function that makes the run when a test first asks for it. */
function once<Run>(start: () => Promise<Run>): () => Promise<Run> {
  let run: Promise<Run> | undefined
  return () => (run ??= start())
}

const noFaultsOrImage = once(async () =>
  audit(await registry(200, {}), report, 0, { isNpmReal: true }),
)
const faultsAndImage = once(async () =>
  audit(await registry(200, { hono: [fault], vitest: [fault] }), report, 0, { hasImage: true }),
)

test('where the registries know no faults it says so, and writes the bills of materials', async () => {
  const { code, output, folder } = await noFaultsOrImage()
  expect(output).toMatch(/✓ npm audit knows no faults of [1-9]\d* packages/)
  expect(output).toContain('✓ pip-audit knows no faults of 1 packages')
  expect(code).toBe(0)
  const bill = JSON.parse(readFileSync(join(folder, 'embedded.cdx.json'), 'utf8')) as {
    components: { name: string }[]
  }
  const names = bill.components.map(({ name }) => name)
  expect(names).toContain('hono')
  // Only what is shipped.
  expect(names).not.toContain('vitest')
  expect(readFileSync(join(folder, 'django.cdx.json'), 'utf8')).toBe(materials)
})

test('a fault of what is shipped is named, and ends it with an error', async () => {
  const { code, output } = await faultsAndImage()
  expect(output).toMatch(/✗ npm audit knows faults:\n(    .*\n)*    hono \(high\)\n/)
  expect(output).not.toContain('vitest')
  expect(code).toBe(1)
  const vulnerable = { ...django, vulns: [{ id: 'PYSEC-2026-1' }] }
  const unknown = { name: 'attrs', skip_reason: 'not found on PyPI' }
  const python = await audit(await registry(200, {}), { dependencies: [unknown, vulnerable] }, 1)
  expect(python.output).toContain('✗ pip-audit knows faults:\n    django 5.2.19 (PYSEC-2026-1)')
  expect(python.code).toBe(1)
})

test('the bill of the container is copied from its image, and without an image the script says so', async () => {
  const { output, folder } = await faultsAndImage()
  expect(output).toContain(`${join(folder, 'container.cdx.json')} names 1 packages`)
  expect(readFileSync(join(folder, 'container.cdx.json'), 'utf8')).toBe(materials)
  const without = await noFaultsOrImage()
  expect(without.output).toContain(
    'container.cdx.json was not written: neither podman nor docker has an image daymark',
  )
  expect(without.code).toBe(0)
})

test('a registry that does not answer is named, and is no error', async () => {
  const skipped = { dependencies: [{ name: 'django', skip_reason: 'not found on PyPI' }] }
  const silent = await audit(await registry(404, { error: 'no such endpoint' }), skipped)
  expect(silent.output).toMatch(/\? npm audit has checked nothing: .*404/)
  expect(silent.output).toContain('? pip-audit has checked nothing: django: not found on PyPI')
  expect(silent.output).not.toContain('✓')
  expect(silent.code).toBe(0)
  const away = await audit('http://127.0.0.1:9/', 'Traceback\nConnectionError: no network', 1)
  expect(away.output).toMatch(/\? npm audit has checked nothing: .*ECONNREFUSED/)
  expect(away.output).toContain('? pip-audit has checked nothing: ConnectionError: no network')
  expect(away.code).toBe(0)
})
