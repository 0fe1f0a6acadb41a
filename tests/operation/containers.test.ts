import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContainerfile } from '../support/servers/containerfile.ts'
import { listen } from '../support/servers/servers.ts'

const root = join(import.meta.dirname, '../..')
const container = readContainerfile(join(root, 'packages/backend/deploy/Containerfile'))
const lines = (file: string) => readFileSync(join(root, file), 'utf8').trim().split('\n')

test('an image is built without what git leaves out: people’s data, and what is made again inside', () => {
  const ignored = lines('.gitignore').map((line) => {
    const pattern = line.replace(/\/$/, '')
    return pattern.includes('/') ? pattern.replace(/^\//, '') : `**/${pattern}`
  })
  expect(lines('.dockerignore').filter((line) => !line.startsWith('#'))).toEqual([
    '.git',
    ...ignored,
  ])
})

test('a container starts as the README says, not as root, and keeps its data in a volume', () => {
  expect(container.command).toEqual(['node', '--max-semi-space-size=4', 'scripts/start.mjs'])
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(
    `CMD ${JSON.stringify(container.command).replaceAll(',', ', ')}`,
  )
  expect(container.user).toBe('daymark')
  expect(container.volumes).toEqual([container.env['DATA_DIR']])
})

/** Runs the health check of the container against a program that answers /health/ so; the rest is there anyway. */
async function checkHealth(status: number): Promise<number> {
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/health/' ? status : 200).end(),
  )
  onTestFinished(() => void server.close())
  const port = await listen(server)
  const [program = '', ...args] = container.healthCheck.map((part) =>
    part.replace(container.env['PORT'] ?? '', String(port)),
  )
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`
  return new Promise((resolve) => {
    execFile(program, args, { env: { PATH } }, (error) => resolve(error ? Number(error.code) : 0))
  })
}

test('the health check of a container knows what /health/ knows, not only that a page is served', async () => {
  expect(await checkHealth(200)).toBe(0)
  expect(await checkHealth(503)).toBe(1)
})
