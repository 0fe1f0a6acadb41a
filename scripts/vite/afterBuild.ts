import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** A plugin that does something with the folder of a finished build; a build that failed is left alone. */
export function afterBuild(name: string, act: (outDir: string) => void): Plugin {
  let config: ResolvedConfig
  let hasFailed = false
  return {
    name,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    buildEnd(error) {
      hasFailed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const { write, outDir } = config.build
        if (!hasFailed && write) act(resolve(config.root, outDir))
      },
    },
  }
}
