/** The push services of browsers: Chrome and Edge, Firefox, Safari, and Edge of old. `*.` is any subdomain. */
const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/** Which addresses messages may be sent to. */
export interface PushAddresses {
  /** Hosts besides the known ones. */
  pushHosts: readonly string[]
  /** Also `http://127.0.0.1`, where tests have a push service. */
  testMode: boolean
}

/** Returns whether this is the address of a push service that browsers use or the operator allows. */
export function isPushService(endpoint: string, { pushHosts, testMode }: PushAddresses): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (!url || url.username || url.password) return false
  if (testMode && url.protocol === 'http:') return url.hostname === '127.0.0.1'
  if (url.protocol !== 'https:' || url.port !== '') return false
  return [...known, ...pushHosts].some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
}
