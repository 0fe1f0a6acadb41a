/** Where the API is: the origin that `index.html` names, or the one that the page comes from. */
export function apiOrigin(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="daymark-api-origin"]')
  return meta?.content || location.origin
}
