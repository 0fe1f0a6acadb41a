import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, isOpen, type Program, startProgram } from './servers.ts'

/** The target of requests for a host: a server on a port of this machine, or files for any web server. */
export type Site = { host: string } & (
  | { port: number }
  | { files: string; /** The content security policy of the page. */ policy: string }
)

/** Debian's nginx with TLS, as in front of a deployment. */
export class TlsProxy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'daymark-proxy-'))
  readonly #domain: string
  readonly port: number
  #nginx: Program | undefined

  private constructor(domain: string, port: number) {
    this.#domain = domain
    this.port = port
  }

  static async forDomain(domain: string): Promise<TlsProxy> {
    return new TlsProxy(domain, await freePort())
  }

  origin(host: string): string {
    return `https://${host}:${this.port}`
  }

  /** Options with which Chromium starts: the domain is this machine, and its certificate counts as genuine. */
  get chromiumArgs(): string[] {
    const certificate = new X509Certificate(readFileSync(this.#file('certificate.pem')))
    const key = certificate.publicKey.export({ type: 'spki', format: 'der' })
    const pin = createHash('sha256').update(key).digest('base64')
    return [
      `--host-resolver-rules=MAP *.${this.#domain} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${pin}`,
    ]
  }

  async start(sites: readonly Site[]): Promise<this> {
    this.#makeCertificate()
    writeFileSync(this.#file('nginx.conf'), this.#configuration(sites))
    const args = ['-c', this.#file('nginx.conf'), '-e', 'stderr']
    const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
    this.#nginx = await startProgram('nginx', args, () => isOpen(this.port), { env })
    return this
  }

  async dispose(): Promise<void> {
    await this.#nginx?.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #file(name: string): string {
    return join(this.#folder, name)
  }

  #makeCertificate(): void {
    execFileSync(
      'openssl',
      [
        'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
        ['-subj', `/CN=${this.#domain}`],
        ['-addext', `subjectAltName=DNS:${this.#domain},DNS:*.${this.#domain}`],
        ['-keyout', this.#file('key.pem'), '-out', this.#file('certificate.pem')],
      ].flat(),
      { stdio: 'pipe' },
    )
  }

  #configuration(sites: readonly Site[]): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${this.#file(kind)};`,
    )
    return `
      daemon off;
      pid ${this.#file('nginx.pid')};
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        client_max_body_size 11m;
        ${temporary.join('\n')}
        ssl_certificate ${this.#file('certificate.pem')};
        ssl_certificate_key ${this.#file('key.pem')};
        ${sites.map((site) => this.#server(site)).join('\n')}
      }`
  }

  #server(site: Site): string {
    const location =
      'files' in site
        ? `root ${site.files}; try_files $uri /index.html;
           add_header Content-Security-Policy "${site.policy}";`
        : `proxy_pass http://127.0.0.1:${site.port};
           proxy_http_version 1.1;
           proxy_set_header Connection "";
           proxy_set_header Host $http_host;
           proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`
    return `server {
      listen 127.0.0.1:${this.port} ssl http2;
      server_name ${site.host};
      location / { ${location} }
    }`
  }
}
