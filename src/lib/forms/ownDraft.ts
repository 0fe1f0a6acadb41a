import { useEffect, useState } from 'react'
import { currentPerson, onSessionChange } from '../session/sessionStore.ts'
import { discardDraft, readDraft } from './drafts.ts'
import { onReload } from './reload.ts'

// Apart from `useDraft`: a card has a draft, and no form of React Hook Form.

/** Returns what the person had typed at a place. Their draft of it goes once they leave it. */
export function useOwnDraft(place: string) {
  const [owner] = useState(currentPerson)
  const [draft] = useState(() => (owner === undefined ? undefined : readDraft(place, owner)))
  useEffect(
    () => () => {
      // Left by a signed-in person: saved, or not wanted.
      if (currentPerson() !== undefined) discardDraft(place)
    },
    [place],
  )
  return { owner, draft }
}

/**
 * Calls `save` before the app reloads itself, and when the session is over, with everything that is typed after that: the page
 * may close at any time. `onType` calls its listener whenever something is typed. Returns a function that ends it.
 */
export function keepDraft(save: () => void, onType: (listener: () => void) => () => void) {
  const saveIfOver = () => {
    if (currentPerson() === undefined) save()
  }
  saveIfOver()
  const stops = [onReload(save), onSessionChange(saveIfOver), onType(saveIfOver)]
  return () => {
    for (const stop of stops) stop()
  }
}
