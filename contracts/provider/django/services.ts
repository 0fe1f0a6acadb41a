import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installed, isRoot } from '../../../scripts/installed.ts'
import {
  freePort,
  isOpen,
  type Program,
  startProgram,
} from '../../../tests/support/servers/servers.ts'
import { python } from './environment.ts'

export interface Services {
  redisUrl: string
  /** Makes an empty database and returns its address. */
  newDatabase: () => string
  stop: () => Promise<void>
}

/**
 * PostgreSQL and Redis: those that DATABASE_URL and REDIS_URL name, else instances of its own on free ports
 * in a temporary folder. Databases that were made go with `stop`. Rejects with what to install.
 */
export async function startServices(): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-services-'))
  const programs: Program[] = []
  const made: string[] = []
  const stop = async () => {
    for (const name of made) onServer(`DROP DATABASE ${name} WITH (FORCE)`)
    await Promise.all(programs.map((program) => program.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  let server = ''
  const onServer = (sql: string) => {
    const script =
      'import psycopg, sys; psycopg.connect(sys.argv[1], autocommit=True).execute(sys.argv[2])'
    execFileSync(python('current'), ['-c', script, server, sql], { stdio: 'inherit' })
  }
  try {
    server = process.env['DATABASE_URL'] ?? (await startPostgres(folder, programs))
    const redisUrl = process.env['REDIS_URL'] ?? (await startRedis(folder, programs))
    const newDatabase = () => {
      const name = `daymark_${process.pid}_${made.length}`
      onServer(`CREATE DATABASE ${name}`)
      made.push(name)
      const url = new URL(server)
      url.pathname = `/${name}`
      return url.href
    }
    return { redisUrl, newDatabase, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startPostgres(folder: string, programs: Program[]): Promise<string> {
  const program = installed('postgres', 'postgresql')
  // PostgreSQL refuses to run as root; its package brings a user.
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const data = join(folder, 'postgres')
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const initdb = ['-D', data, '-U', 'daymark', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  execFileSync(join(dirname(program), 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', `unix_socket_directories=${folder}`]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const url = `postgresql://daymark@127.0.0.1:${port}/postgres`
  // It listens a while before it accepts connections.
  const isUp = async () => (await isOpen(port)) && connects(url)
  programs.push(await startProgram(program, args, isUp, { ...user, cwd: folder }))
  return url
}

async function startRedis(folder: string, programs: Program[]): Promise<string> {
  const program = installed('redis-server', 'redis-server')
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  programs.push(await startProgram(program, args, () => isOpen(port)))
  return `redis://127.0.0.1:${port}/0`
}

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

const connects = (url: string) =>
  spawnSync(python('current'), ['-c', 'import psycopg, sys; psycopg.connect(sys.argv[1])', url])
    .status === 0
