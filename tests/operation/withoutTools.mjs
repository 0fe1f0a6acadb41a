// For `node --import`: what `npm ci --omit=dev` leaves out cannot be found, as the lock file says.
import { readFileSync } from 'node:fs'
import { isBuiltin, registerHooks } from 'node:module'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
const tools = new Set(
  Object.entries(lock.packages)
    .filter(([path, { dev }]) => dev && path.lastIndexOf('node_modules/') === 0)
    .map(([path]) => path.slice('node_modules/'.length)),
)

registerHooks({
  resolve(specifier, context, next) {
    const name = /^(?:@[^/]+\/)?[^/.:]+/.exec(specifier)?.[0]
    if (name === undefined || isBuiltin(name) || !tools.has(name)) return next(specifier, context)
    throw Object.assign(new Error(`Cannot find package '${name}'`), {
      code: 'ERR_MODULE_NOT_FOUND',
    })
  },
})
