import { resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { publishBuild } from '../builtApp.ts'

/** Lets a build come to be beside the one that is served, and puts it in its place when it is complete. */
export function publish(target: string): Plugin {
  let config: ResolvedConfig
  let hasFailed = false
  return {
    name: 'publish',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { outDir: `${target}.next`, emptyOutDir: true } }),
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
        if (!hasFailed && write) publishBuild(resolve(config.root, outDir), target)
      },
    },
  }
}
