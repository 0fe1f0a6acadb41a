/** The caches of the app's own files, shared by the page and its service worker. */
export const pageCache = 'daymark-page'
export const filesCache = 'daymark-files'

/** The page's name in its cache: it is the same for every address. */
export const pageKey = '/'
