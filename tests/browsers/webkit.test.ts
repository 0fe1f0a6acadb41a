import { webKitPaths } from '../../scripts/browser.ts'
import { smoke } from './smoke.ts'
import { WebKitEngine } from './webKitEngine.ts'

smoke('WebKit', () => {
  const paths = webKitPaths()
  if (paths === undefined) throw new Error('WebKit is not installed.')
  return WebKitEngine.start(paths)
})
