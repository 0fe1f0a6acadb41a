import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outDir, publishBuild, readBuilt } from '../../../scripts/builtApp.ts'

const isText = /\.(?:js|html)$/

/** A folder that a server takes its build from, where one version of the app is deployed after the other. */
export class DeployedVersions {
  readonly #folder = mkdtempSync(join(tmpdir(), 'daymark-versions-'))
  readonly staticDir = join(this.#folder, 'dist')

  /**
   * Deploys the app as it was built, as another version: its page says so in `data-version`, and each chunk
   * has a name of its own, as if something in it had changed.
   */
  deploy(version: string): void {
    const assets = readBuilt()?.assets ?? []
    const chunks = assets.filter((file) => file.endsWith('.js'))
    const others = assets.filter((file) => /\.(?:svg|css)$/.test(file))
    const renamed = (text: string) =>
      chunks.reduce(
        (all, chunk) => all.replaceAll(chunk, chunk.replace('.js', `${version}.js`)),
        text,
      )
    const next = join(this.#folder, 'dist.next')
    cpSync(outDir, next, {
      recursive: true,
      filter: (path) => !/\.(?:br|gz)$|\/assets\//.test(path),
    })
    for (const file of others) {
      cpSync(join(outDir, 'assets', file), join(next, 'assets', file))
    }
    for (const file of [
      ...readdirSync(next).filter((name) => isText.test(name)),
      ...chunks.map((chunk) => join('assets', chunk)),
    ]) {
      const text = readFileSync(join(outDir, file), 'utf8')
        .replace('<html ', `<html data-version="${version}" `)
        .replace(/"revision":"\w+"/, `"revision":"${version}"`)
      writeFileSync(join(next, renamed(file)), renamed(text))
    }
    publishBuild(next, this.staticDir)
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
