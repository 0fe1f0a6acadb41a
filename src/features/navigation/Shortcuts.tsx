import { isModalOpen } from '@daymark/design-system'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../moduleKinds.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { toasts } from '../../ui/toasts.ts'
import { isPaletteKey, takeEarlyPaletteKey } from './paletteKey.ts'
import { singleKeySetting } from '../../lib/preferences/deviceSetting.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { dropKeys, holdKeys } from '../../ui/heldKeys.ts'
import { isEditing, isTyping } from '../../ui/isTyping.ts'

/** What is open over the page: the command palette, the list of shortcuts, or the notifications. */
type Panel = 'palette' | 'shortcuts' | 'notifications'

const openedPanel = createStore<Panel | undefined>(undefined)

/** Opens a panel. `typed` was typed before, and goes into the field of the palette. */
export function openPanel(panel: Panel, typed: readonly string[] = []): void {
  // The palette begins in a field.
  if (panel === 'palette') holdKeys(typed)
  openedPanel.set(panel)
}

/** Closes this panel, unless another one has taken its place. */
function closePanel(panel: Panel): void {
  if (openedPanel.read() !== panel) return
  dropKeys()
  openedPanel.set(undefined)
}

interface Closable {
  onClose: () => void
}

/** Replaces a panel that could not be fetched. The next press of its keys asks again. */
function Missing({ onClose }: Closable) {
  const { t } = useTranslation('shell')
  useEffect(() => {
    toasts.show({ tone: 'danger', title: t('partMissing') })
    onClose()
  })
  return null
}

const renderMissing = ({ onClose }: Closable) => <Missing onClose={onClose} />

const CommandPalette = lazyPart(
  async () => {
    const [{ CommandPalette: Palette }] = await Promise.all([
      import('./palette/CommandPalette.tsx'),
      // What the kinds have in it does not come afterwards.
      ...Object.values(moduleKinds).map(({ Commands }) => Commands?.preload()),
    ])
    return Palette
  },
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
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (event.defaultPrevented || event.repeat || altKey) return undefined
  if (isPaletteKey(event)) return isEditing(target) ? undefined : 'palette'
  const isFree = !ctrlKey && !metaKey && !isTyping(target) && singleKeySetting.read() === 'on'
  return key === '?' && isFree ? 'shortcuts' : undefined
}

/** Returns the focus to its former place when a panel closes, or to the heading of the page if that place is gone. */
async function keepFocus(): Promise<void> {
  // Dialogs give it back with the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  if (document.activeElement === document.body) document.querySelector('h1')?.focus()
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
    const typed = takeEarlyPaletteKey()
    if (typed && !isModalOpen()) openPanel('palette', typed)
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

  useEffect(() => {
    if (opened === undefined) return
    return () => void keepFocus()
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
