import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** Returns a plugin that does something with the folder of a finished build; a build that failed is left alone. */
export function afterBuild(name: string, act: (outDir: string) => void): Plugin {
  let config: ResolvedConfig
  let isWritten = false
  return {
    name,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (isWritten) act(resolve(config.root, config.build.outDir))
      },
    },
  }
}
