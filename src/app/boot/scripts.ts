/** Groups of scripts in the build: for every visit, for a first one, and for a person who may be signed in. */
export type Scripts = 'everybody' | 'visitor' | 'signedIn'

/** A browser that reports no paint waits no longer (in ms). */
const longestWait = 1_000

/** Requests the scripts that the build has put aside in a template. Without a build the page names them. */
export function requestScripts(scripts: Scripts): void {
  const aside = document.querySelector<HTMLTemplateElement>(`template[data-scripts="${scripts}"]`)
  if (aside) document.head.append(aside.content)
}

/**
 * Calls back right after the page's first text or picture is on the screen, so that nothing competes with
 * it: not for the network, and not for the processor.
 */
export function afterFirstPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden') return callback()
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) proceed()
  })
  const timer = setTimeout(proceed, longestWait)
  function proceed() {
    clearTimeout(timer)
    observer.disconnect()
    callback()
  }
  observer.observe({ type: 'paint', buffered: true })
}
