import { Banner, Button } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InstallPrompt } from '../../lib/preferences/installPrompt.ts'
import { useStore } from '../../lib/store.ts'
import { dayNow } from '../../lib/days/days.ts'
import { handover } from '../../lib/handover.ts'
import { readStored, store } from '../../lib/webStorage.ts'
import './install/texts.ts'

const storageKey = 'install-offer'
const dismissed = 'dismissed'

/** Offers to install the app where the browser can. It is the last of the page, so that it moves nothing. */
export function InstallOffer() {
  const { t } = useTranslation('installOffer')
  const prompt = useInstallPrompt()
  const [isWelcome, setWelcome] = useState(() => mayOfferInstall(dayNow()))
  if (!isWelcome || prompt === undefined) return null

  function dismiss() {
    // Where the storage is full it is offered again another day.
    store('localStorage', storageKey, dismissed)
    setWelcome(false)
  }

  return (
    <Banner
      title={t('title')}
      action={
        <Button
          onPress={() => {
            // The browser asks once more, and takes each offer once.
            setWelcome(false)
            void prompt.prompt()
          }}
        >
          {t('action')}
        </Button>
      }
      dismissLabel={t('dismiss')}
      onDismiss={dismiss}
    >
      {t('text')}
    </Banner>
  )
}

/**
 * Returns whether installing may be offered on this device (docs/product.md#8-11): not on the day on which the person
 * came for the first time, and not after it was dismissed. `today` is an ISO day. Never without storage, where
 * a dismissal could not be stored.
 */
function mayOfferInstall(today: string): boolean {
  const stored = readStored('localStorage', storageKey)
  if (stored === null) store('localStorage', storageKey, today)
  return stored !== null && stored !== dismissed && stored < today
}

function onPromptChange(onChange: () => void): () => void {
  addEventListener('beforeinstallprompt', onChange)
  addEventListener('appinstalled', onChange)
  return () => {
    removeEventListener('beforeinstallprompt', onChange)
    removeEventListener('appinstalled', onChange)
  }
}

/** Returns the browser's offer to install the app; undefined where it makes none, and where the app is installed. */
function useInstallPrompt(): InstallPrompt | undefined {
  return useStore({ subscribe: onPromptChange, read: () => handover().installPrompt })
}
