const storageKey = 'install-offer'
const dismissed = 'dismissed'

/**
 * Whether installing may be offered on this device (docs/product.md#8-11): not on the day on which somebody
 * came for the first time, and not after it was dismissed. `today` is an ISO day. Never without storage, where
 * a dismissal could not be kept.
 */
export function mayOfferInstall(today: string): boolean {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === null) localStorage.setItem(storageKey, today)
    return stored !== null && stored !== dismissed && stored < today
  } catch {
    return false
  }
}

export function dismissInstallOffer(): void {
  localStorage.setItem(storageKey, dismissed)
}
