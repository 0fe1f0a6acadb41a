import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

const reference = /<script src="([^"]+)" data-inline><\/script>/g

/**
 * Compiles a typed start script into the page: `<script src="/src/app/boot/start.ts" data-inline></script>` becomes an
 * inline script in the same place, which runs immediately.
 */
export function inlineScripts(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'inline-scripts',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const codes = new Map<string, string>()
        for (const [, path = ''] of html.matchAll(reference)) {
          codes.set(path, await compile(config, path))
        }
        return html.replace(
          reference,
          (_tag, path: string) => `<script>${codes.get(path)}</script>`,
        )
      },
    },
  }
}

async function compile({ root, build: { target } }: ResolvedConfig, path: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target,
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, path), output: { format: 'iife' } },
    },
  })
  const [script] = (result as Rolldown.RolldownOutput).output
  // In a page the text `</script` ends a script, also inside a string.
  return script.code.trim().replaceAll('</script', '<\\/script')
}
