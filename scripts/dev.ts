import { startBackend, readSettings } from '@daymark/backend'
import { createServer } from 'vite'

const vitePort = 5173

/** `npm run dev`: the backend, and Vite before it with hot reload; one process, ended by Ctrl + C. */
const backend = await startBackend(
  readSettings({ TRUSTED_ORIGINS: `http://localhost:${vitePort}`, ...process.env }),
)
process.env['BACKEND_ORIGIN'] = backend.origin
const vite = await createServer()
await vite.listen(vitePort)
vite.printUrls()
