import type { Plugin } from 'vite'
import { publishBuild } from '../builtApp.ts'
import { afterBuild } from './afterBuild.ts'

/** Lets a build come to be beside the one that is served, and puts it in its place when it is complete. */
export function publish(target: string): Plugin {
  return {
    ...afterBuild('publish', (outDir) => publishBuild(outDir, target)),
    config: () => ({ build: { outDir: `${target}.next`, emptyOutDir: true } }),
  }
}
