import {
  cachedForEver,
  dataPolicy,
  hstsSubdomains,
  securityHeaders,
  workerPolicy,
} from '@daymark/backend/headers'
import type { Plugin } from 'vite'
import { policyFile } from './contentSecurityPolicy.ts'

/** The folder to which the build writes the rules. Servers do not deliver it. */
export const rulesFolder = 'web-server'

/**
 * Writes the rules by which Caddy and nginx serve this build beside its backend: headers, the policy with the
 * hashes of this page, what may be cached, and the page for every address of the app.
 */
export function webServerRules(): Plugin {
  return {
    name: 'web-server-rules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[policyFile]
        if (asset?.type !== 'asset') return
        const policy = String(asset.source).trim()
        this.emitFile({ type: 'asset', fileName: `${rulesFolder}/caddy`, source: caddy(policy) })
        this.emitFile({ type: 'asset', fileName: `${rulesFolder}/nginx`, source: nginx(policy) })
      },
    },
  }
}

/** Where the log-out page asks first (docs/product.md#2-11). */
const askedLogOut = '/account/logout?ask=true'

/** An object storage takes uploads and may show images at another origin; the server's own settings name it. */
const connecting = (policy: string, more: string) =>
  policy.replaceAll(/(connect|img)-src 'self'/g, (rule) => rule + more)

const hsts = 'Strict-Transport-Security'

/** Returns Caddy's directives for the headers of every answer, and for further ones. */
function caddyHeaders(more: Record<string, string> = {}): string {
  const { [hsts]: httpsOnly, ...others } = securityHeaders
  const lines = Object.entries({ ...others, ...more }).map(
    ([name, value]) => `\t${name} "${value}"`,
  )
  return `header {
${lines.join('\n')}
\t-Server
}
header @thisHost ${hsts} "${httpsOnly}"
header @everySubdomain ${hsts} "${httpsOnly}${hstsSubdomains}"`
}

function caddy(policy: string): string {
  const page = connecting(policy, '{$DAYMARK_CONNECT}')
  return `# Made by the build. Import it into a site block; DAYMARK_DIST is the folder of the build, DAYMARK_BACKEND
# the address of the backend, DAYMARK_CONNECT a space and the origin of the object storage, if there is one, and
# HSTS_SUBDOMAINS is 1 if every subdomain has https.
root * {$DAYMARK_DIST}

@everySubdomain expression {env.HSTS_SUBDOMAINS} in ["1", "true", "yes", "on"]
@thisHost not expression {env.HSTS_SUBDOMAINS} in ["1", "true", "yes", "on"]
${caddyHeaders()}

# What Caddy itself refuses, and a backend that does not answer.
handle_errors {
${caddyHeaders({ 'Content-Security-Policy': dataPolicy }).replaceAll(/^/gm, '\t')}
	respond {err.status_code}
}

@backend path /api/* /_allauth/* /uploads/* /media/* /health/*
handle @backend {
	reverse_proxy {$DAYMARK_BACKEND:127.0.0.1:8001} {
		header_down -Server
	}
}

# Opening the log-out page logs out. The app asks first when a page of another origin led there.
@ledToLogOut {
	path_regexp (?i)^/+account/+logout/*$
	not {
		header_regexp Sec-Fetch-Site ^(none|same-origin)$
	}
	not {
		query ask=*
	}
}
handle @ledToLogOut {
	redir * ${askedLogOut} 303
}

@asset {
	path /assets/*
	file
}
handle @asset {
	header Cache-Control "${cachedForEver}"
	@assetScript path *.js
	header @assetScript Content-Security-Policy "${workerPolicy}"
	@assetOther not path *.js
	header @assetOther Content-Security-Policy "${dataPolicy}"
	file_server {
		precompressed br gzip
	}
}

@hidden path /${rulesFolder}/* /${policyFile}* *.br *.gz
handle @hidden {
	error 404
}

@script {
	path *.js
	file
}
handle @script {
	header Cache-Control no-cache
	header Content-Security-Policy "${workerPolicy}"
	file_server {
		precompressed br gzip
	}
}

@file {
	path_regexp \\.\\w+$
	not path /index.html
}
handle @file {
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	header Cache-Control no-cache
	header Content-Security-Policy "${dataPolicy}"
	file_server {
		precompressed br gzip
	}
}

handle {
	rewrite * /index.html
	header Cache-Control no-cache
	header Content-Security-Policy "${page}"
	file_server {
		precompressed br gzip
	}
}
`
}

function nginx(policy: string): string {
  const page = connecting(policy, '$daymark_connect')
  const added = (allowed: string) =>
    Object.entries({
      ...securityHeaders,
      [hsts]: `${securityHeaders[hsts]}$daymark_hsts`,
      'Content-Security-Policy': allowed,
    })
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n')
  // Not for errors: a file that is missing today may be there tomorrow.
  const rules = (cache: string, allowed: string) =>
    `${added(allowed)}\n    add_header Cache-Control "${cache}";`
  const failed = [400, 413, 414, 502, 504].map(
    (status) => `error_page ${status} @daymark_${status};
location @daymark_${status} {
${added(dataPolicy)}
    return ${status};
}`,
  )
  return `# Made by the build. Include it in a server block that has the folder of the build as its root and a line
#   set $daymark_connect "";
# with a space and the origin of the object storage in it, if there is one, and a line
#   set $daymark_hsts "";
# with "${hstsSubdomains}" in it if every subdomain has https; and beside the server block
#   upstream daymark_backend { server 127.0.0.1:8001; }
server_tokens off;
gzip_static on;

# What nginx itself refuses, and a backend that does not answer.
${failed.join('\n')}

location ~ ^/(api|_allauth|uploads|media|health)/ {
    client_max_body_size 11m;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_pass http://daymark_backend;
}

# Opening the log-out page logs out. The app asks first when a page of another origin led there.
location ~* ^/account/logout/*$ {
    absolute_redirect off;
    set $daymark_visit "$http_sec_fetch_site:$arg_ask";
    if ($daymark_visit !~ "^(none|same-origin):|:.") {
        return 303 ${askedLogOut};
    }
    rewrite ^ /index.html last;
}

location ~ ^/(${rulesFolder}/|${policyFile.replaceAll('.', '\\.')})|\\.(br|gz)$ {
${added(dataPolicy)}
    return 404;
}

location ~ ^/assets/.+\\.js$ {
${rules(cachedForEver, workerPolicy)}
    try_files $uri =404;
}

location ~ ^/assets/ {
${rules(cachedForEver, dataPolicy)}
    try_files $uri =404;
}

location ~ \\.js$ {
${rules('no-cache', workerPolicy)}
    try_files $uri =404;
}

location = /index.html {
${rules('no-cache', page)}
}

location ~ \\.webmanifest$ {
    default_type application/manifest+json;
${rules('no-cache', dataPolicy)}
    try_files $uri =404;
}

location ~ \\.\\w+$ {
${rules('no-cache', dataPolicy)}
    try_files $uri =404;
}

location / {
    rewrite ^ /index.html last;
}
`
}
