/** Returns the value of a cookie that scripts may read. Undefined if it is not set, or without a document. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const prefix = `${name}=`
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix))
  return entry === undefined ? undefined : decode(entry.slice(prefix.length))
}

/** A value that cannot be decoded is returned as it is: other software may write cookies without encoding. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Keeps a cookie for the whole site; an age of 0 seconds clears it. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`
}
