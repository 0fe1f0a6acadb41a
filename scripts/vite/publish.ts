import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { publishBuild } from '../builtApp.ts'
import { afterBuild } from './afterBuild.ts'

/**
 * Makes a build beside the one that is served, and puts it in its place when it is complete. `--outDir` names another
 * place than `folder`.
 */
export function publish(folder: string): Plugin {
  let target = folder
  return {
    ...afterBuild('publish', (outDir) => publishBuild(outDir, target)),
    config({ build }) {
      target = resolve(build?.outDir ?? folder)
      return { build: { outDir: `${target}.next`, emptyOutDir: true } }
    },
  }
}
