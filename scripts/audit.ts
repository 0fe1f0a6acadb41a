// npm run audit: asks the registries for known faults of what is shipped, and writes its bills of materials to sbom/.
// Ends with 1 if a fault is known. A registry that does not answer is named, and is no failure.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pythonPrograms } from './pythonPrograms.ts'

const root = join(import.meta.dirname, '..')
const requirements = join(root, 'packages/django/requirements/current.lock')
const materials = process.env['SBOM_FOLDER'] ?? join(root, 'sbom')

/** What a check has found: the faults, or why it could not look. */
type Outcome = { faults: string[]; packages: number } | { unchecked: string }

interface NpmReport {
  message?: string
  error?: { summary?: string }
  auditReportVersion?: number
  vulnerabilities?: Record<string, { severity: string }>
  metadata?: { dependencies: { prod: number } }
}

interface PipReport {
  dependencies: { name: string; version?: string; skip_reason?: string; vulns?: { id: string }[] }[]
}

/** Runs a program to its end. Returns what it printed. */
function run(program: string, ...args: string[]) {
  const isWindows = process.platform === 'win32'
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8, shell: isWindows } as const
  const { stdout, stderr, status, error } = spawnSync(program, args, options)
  return { output: stdout ?? '', said: lastLine(stderr || (error?.message ?? '')), status }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

function parsed<Report>(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report
  } catch {
    return undefined
  }
}

function auditNpm(): Outcome {
  const fetchOptions = ['--fetch-retries=0', '--fetch-timeout=60000']
  const { output, said } = run('npm', 'audit', '--omit=dev', '--json', ...fetchOptions)
  const report = parsed<NpmReport>(output)
  if (report?.auditReportVersion === undefined) {
    return { unchecked: report?.message ?? report?.error?.summary ?? said }
  }
  const faults = Object.entries(report.vulnerabilities ?? {})
  return {
    faults: faults.map(([name, { severity }]) => `${name} (${severity})`),
    packages: report.metadata?.dependencies.prod ?? 0,
  }
}

/** Returns where the Python tools are. Undefined where they cannot be installed. */
function pythonTools(): ((program: string) => string) | undefined {
  const folder = process.env['AUDIT_TOOLS']
  if (folder !== undefined) return (program) => join(folder, program)
  try {
    return pythonPrograms('audit', ['pip-audit==2.10.1', 'cyclonedx-bom==7.5.0'])
  } catch {
    // Python or pip has said why.
    return undefined
  }
}

function auditPython(): Outcome {
  if (pathOf === undefined) return { unchecked: 'pip-audit cannot be installed' }
  const what = ['-r', requirements, '--no-deps', '--disable-pip']
  const how = ['--format=json', '--progress-spinner=off', '--timeout=60']
  const { output, said } = run(pathOf('pip-audit'), ...what, ...how)
  const all = parsed<PipReport>(output)?.dependencies
  if (all === undefined) return { unchecked: said }
  const faults = all.flatMap(({ name, version, vulns = [] }) =>
    vulns.map(({ id }) => `${name} ${version} (${id})`),
  )
  const skipped = all.find(({ skip_reason: reason }) => reason !== undefined)
  if (skipped && faults.length === 0) {
    return { unchecked: `${skipped.name}: ${skipped.skip_reason}` }
  }
  return { faults, packages: all.length }
}

/** Writes a bill of materials in CycloneDX's format. */
function writeMaterials(name: string, program: string, ...args: string[]): void {
  const { output, said } = run(program, ...args)
  const bill = parsed<{ bomFormat?: string; components?: unknown[] }>(output)
  if (bill?.bomFormat !== 'CycloneDX') {
    console.log(`- ${name} was not written: ${said}`)
    return
  }
  mkdirSync(materials, { recursive: true })
  writeFileSync(join(materials, name), output)
  console.log(`- ${join(materials, name)} names ${bill.components?.length ?? 0} packages`)
}

const pathOf = pythonTools()
for (const [name, outcome] of [
  ['npm audit', auditNpm()],
  ['pip-audit', auditPython()],
] as const) {
  if ('unchecked' in outcome) {
    console.log(`? ${name} has checked nothing: ${outcome.unchecked}`)
  } else if (outcome.faults.length > 0) {
    console.log(`✗ ${name} knows faults:\n    ${outcome.faults.join('\n    ')}`)
    process.exitCode = 1
  } else {
    console.log(`✓ ${name} knows no faults of ${outcome.packages} packages`)
  }
}
const format = ['--sbom-format=cyclonedx', '--sbom-type=application']
writeMaterials('embedded.cdx.json', 'npm', 'sbom', '--omit=dev', '--package-lock-only', ...format)
if (pathOf === undefined) console.log('- django.cdx.json was not written: no cyclonedx-py')
else writeMaterials('django.cdx.json', pathOf('cyclonedx-py'), 'requirements', requirements)

// The container's build makes its own bill, of what npm installed there.
const inside = '/srv/sbom.cdx.json'
const tool = ['podman', 'docker'].find(
  (name) => run(name, 'image', 'inspect', 'daymark').status === 0,
)
if (tool === undefined) {
  console.log(
    `- container.cdx.json was not written: neither podman nor docker has an image daymark.`,
  )
  console.log(
    `  Build it where one of them is installed and run this again. The image has it at ${inside}`,
  )
} else {
  writeMaterials(
    'container.cdx.json',
    tool,
    'run',
    '--rm',
    '--entrypoint',
    'cat',
    'daymark',
    inside,
  )
}
