import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The file with the policy of the page, as one line for web servers. */
export const policyFile = 'content-security-policy.txt'

/** Says which inline scripts and styles of the page may run: its own, by their hashes, and no others. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        this.emitFile({
          type: 'asset',
          fileName: policyFile,
          source: `${policyOf(String(page.source))}\n`,
        })
      },
    },
  }
}

function policyOf(html: string): string {
  const scripts = hashes(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  const api = /<meta name="daymark-api-origin" content="([^"]+)"/.exec(html)?.[1]
  const sources = ["'self'", ...(api ? [api] : [])].join(' ')
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/gi)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src ${sources} data: blob:`,
    "font-src 'self'",
    `connect-src ${sources}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

function hashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
