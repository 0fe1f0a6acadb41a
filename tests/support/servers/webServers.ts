import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed } from '../../../scripts/installed.ts'
import { freePort, startProgram } from './servers.ts'

/** The built app. */
export const dist = join(import.meta.dirname, '../../../dist')
/** An object storage that the page may show images of. */
export const storage = 'https://images.example.com'

interface Ports {
  port: number
  /** For what the server writes. */
  folder: string
  backend: number
  hasHttpsSubdomains?: boolean
  /** The folder of the app, if it is another build. */
  site?: string
}

/** The command that starts each of them, for its own port and that of the backend. */
const servers = {
  caddy({ port, folder, backend, hasHttpsSubdomains = false, site = dist }: Ports) {
    const config = join(folder, `Caddyfile-${port}`)
    const rules = `http://localhost:${port} {\n\timport ${join(site, 'web-server/caddy')}\n}`
    writeFileSync(config, `{\n\tadmin off\n}\n${rules}\n`)
    const env = {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      DAYMARK_DIST: site,
      DAYMARK_BACKEND: `127.0.0.1:${backend}`,
      DAYMARK_CONNECT: ` ${storage}`,
      HSTS_SUBDOMAINS: hasHttpsSubdomains ? '1' : '0',
    }
    return { package: 'caddy', args: ['run', '--config', config, '--adapter', 'caddyfile'], env }
  },
  nginx({ port, folder, backend, hasHttpsSubdomains = false, site = dist }: Ports) {
    const config = join(folder, `nginx-${port}.conf`)
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    writeFileSync(
      config,
      `daemon off; pid ${folder}/nginx-${port}.pid; error_log stderr;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http {
        include /etc/nginx/mime.types; access_log off; ${kept.join(' ')}
        upstream daymark_backend { server 127.0.0.1:${backend}; }
        server {
          listen 127.0.0.1:${port};
          root ${site};
          set $daymark_connect " ${storage}";
          set $daymark_hsts "${hasHttpsSubdomains ? '; includeSubDomains' : ''}";
          include ${join(site, 'web-server/nginx')};
        }
      }`,
    )
    return { package: 'nginx-light', args: ['-c', config, '-e', 'stderr'], env: {} }
  },
}

export interface ServedResponse {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Asks a server of this machine as a browser does that opened localhost. */
export function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<ServedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      headers: { Host: `localhost:${port}`, ...headers },
    })
    sent.once('error', reject).once('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const body = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode, headers: answer.headers, body })
      })
    })
    sent.end()
  })
}

/** Starts a server in front of a backend. Resolves when it answers. */
export async function startWebServer(
  name: keyof typeof servers,
  ports: Omit<Ports, 'port' | 'folder'>,
) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'daymark-web-server-'))
  const { package: debian, args, env } = servers[name]({ port, folder, ...ports })
  const isUp = () =>
    get(port, '/').then(
      () => true,
      () => false,
    )
  const options = { env: { ...process.env, ...env } }
  const server = await startProgram(installed(name, debian), args, isUp, options)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}
