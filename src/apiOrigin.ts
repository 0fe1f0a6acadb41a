/** Returns the origin of the API: the one in `index.html`, or the one that serves the page. */
export function apiOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="daymark-api-origin"]')
  return meta?.content || location.origin
}
