import { lazy, Suspense, useEffect, useState } from 'react'
import { areSingleKeysOn } from './singleKeyShortcuts.ts'

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}))
const ShortcutList = lazy(async () => ({
  default: (await import('./ShortcutList.tsx')).ShortcutList,
}))

type Opened = 'palette' | 'list'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]',
    ) !== null
  )
}

/** What a key press opens; keys that belong to somebody else open nothing. */
function openedBy(event: KeyboardEvent): Opened | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (event.defaultPrevented || event.repeat || altKey) return undefined
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey) return 'palette'
  const isFree = !ctrlKey && !metaKey && !isTyping(target) && areSingleKeysOn()
  return key === '?' && isFree ? 'list' : undefined
}

/** Ctrl or Cmd + K opens the command palette, `?` the list of shortcuts. */
export function Shortcuts() {
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const next = openedBy(event)
      if (next === undefined || document.querySelector('[role=dialog]') !== null) return
      event.preventDefault()
      setOpened(next)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

  /** The palette closes after its action, which may have opened the list. */
  function close(closed: Opened) {
    setOpened((current) => (current === closed ? undefined : current))
  }

  return (
    <Suspense>
      {opened === 'palette' && (
        <CommandPalette
          onClose={() => close('palette')}
          onShowShortcuts={() => setOpened('list')}
        />
      )}
      {opened === 'list' && <ShortcutList onClose={() => close('list')} />}
    </Suspense>
  )
}
