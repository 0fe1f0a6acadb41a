function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="daymark-${name}"]`)?.content ?? ''
}

/** Returns the origin of the API: the one in `index.html`, or the one that serves the page. */
export function apiOrigin(): string {
  return metaContent('api-origin') || location.origin
}

/** Returns the name of the cookie with the CSRF token. Installations on one host have different ones. */
export function csrfCookie(): string {
  return `${metaContent('cookie-prefix')}csrftoken`
}
