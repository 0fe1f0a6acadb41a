import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { measureLongLists, options, other, owner } from '../longLists.ts'
import type { Row } from '../row.ts'
import { fill } from './fill.ts'

/** Measures long lists in the embedded backend. */
export function benchLongLists(): Promise<Row[]> {
  return measureLongLists('backend', async (items) => {
    const backend = new BackendProcess()
    fill(backend, [owner, other], { options, days: items / options })
    await backend.start({ LOG_LEVEL: 'silent' })
    return {
      backend,
      exportData: () => backend.exportTo(`${backend.dataDir}/archive`),
      close: () => backend.dispose(),
    }
  })
}
