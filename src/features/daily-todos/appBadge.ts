import { forgetWithPerson } from '../../lib/session/personalData.ts'

/** Sets the number at the icon of the installed app; 0 shows nothing. A browser that refuses shows none. */
export function setBadge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}

// The part that counts may not have been loaded in this visit.
forgetWithPerson(() => setBadge(0))
