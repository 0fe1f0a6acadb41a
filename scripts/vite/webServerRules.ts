import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { policyFile } from './contentSecurityPolicy.ts'

const templates = join(import.meta.dirname, '../../packages/django/deploy/web-server')

/** By web server, where its own settings name the origin of an object storage, which takes uploads and may show images. */
const storage = { caddy: '{$DAYMARK_CONNECT}', nginx: '$daymark_connect' }

/**
 * Writes the rules by which Caddy and nginx serve this build beside its backend: the files in `packages/django/deploy/web-server`,
 * with the policy of this very page.
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
        for (const [server, origin] of Object.entries(storage)) {
          const ownPolicy = policy.replaceAll(/(connect|img)-src 'self'/g, (rule) => rule + origin)
          const rules = readFileSync(join(templates, server), 'utf8')
          this.emitFile({
            type: 'asset',
            fileName: `web-server/${server}`,
            source: rules.replace('{{policy}}', () => ownPolicy),
          })
        }
      },
    },
  }
}
