import { isModalOpen } from '@daymark/design-system'
import { useEffect } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { MissingPart } from '../../ui/MissingPart.tsx'
import { whenIdle } from '../../lib/query/whenQuiet.ts'
import { singleKeySetting } from '../../lib/preferences/deviceSetting.ts'
import { createPersonalStore, useStore } from '../../lib/store.ts'
import { isEditing, isTyping } from '../../ui/isTyping.ts'
import { hasModifier, isPaletteKey } from '../../ui/keys.ts'
import { handover } from '../../lib/handover.ts'

/** What is open over the page: the command palette, the list of shortcuts, or the notifications. */
type Panel = 'palette' | 'shortcuts' | 'notifications'

const openedPanel = createPersonalStore<Panel | undefined>(undefined)

/** Opens a panel. */
export const openPanel = (panel: Panel): void => openedPanel.set(panel)

/** Closes this panel, unless another one has taken its place. */
function closePanel(panel: Panel): void {
  if (openedPanel.read() === panel) openedPanel.set(undefined)
}

const renderMissing = ({ onClose }: { onClose: () => void }) => <MissingPart onClose={onClose} />

const CommandPalette = lazyPart(
  async () => (await import('./palette/CommandPalette.tsx')).CommandPalette,
  { renderMissing },
)
const ShortcutList = lazyPart(
  async () => (await import('./palette/ShortcutList.tsx')).ShortcutList,
  { renderMissing },
)
const Notifications = lazyPart(
  async () => (await import('./notifications/Notifications.tsx')).Notifications,
  { renderMissing },
)

/**
 * Returns the panel that a key press opens. Undefined when the key is meant for another element, such as a text field.
 */
function openedBy(event: KeyboardEvent): Panel | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.repeat) return undefined
  if (isPaletteKey(event)) return isEditing(target) ? undefined : 'palette'
  const isFree = !hasModifier(event) && !isTyping(target) && singleKeySetting.read() === 'on'
  return key === '?' && isFree ? 'shortcuts' : undefined
}

/** Returns the focus to its former place when a panel closes, or to the heading of the page if that place is gone. */
async function restoreFocus(): Promise<void> {
  // Dialogs give it back with the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  if (document.activeElement === document.body) document.querySelector('h1')?.focus()
}

/** Returns whether the palette was asked for before the app was there. From now on the key is the app's. */
export function takePaletteKey(): boolean {
  const isAsked = handover().isPaletteAsked === true
  handover().isPaletteAsked = undefined
  return isAsked
}

/** Ctrl or Cmd + K opens the command palette, `?` the list of shortcuts. */
export function Shortcuts() {
  const opened = useStore(openedPanel)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const next = openedBy(event)
      if (next === undefined || isModalOpen()) return
      event.preventDefault()
      openPanel(next)
    }
    if (takePaletteKey() && !isModalOpen()) openPanel('palette')
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

  // Before it is opened: what is typed right after its key is for its field.
  useEffect(() => whenIdle(() => void CommandPalette.preload().catch(() => undefined)), [])

  useEffect(() => {
    if (opened === undefined) return
    return () => void restoreFocus()
  }, [opened])

  return (
    <>
      {opened === 'palette' && (
        <CommandPalette
          onClose={() => closePanel('palette')}
          onShowShortcuts={() => openPanel('shortcuts')}
        />
      )}
      {opened === 'shortcuts' && <ShortcutList onClose={() => closePanel('shortcuts')} />}
      {opened === 'notifications' && <Notifications onClose={() => closePanel('notifications')} />}
    </>
  )
}
