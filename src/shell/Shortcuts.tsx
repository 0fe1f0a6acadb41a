import { isModalOpen } from '@daymark/design-system'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../ui/lazyPart.tsx'
import { toasts } from '../ui/toasts.ts'
import { closePanel, openPanel, type Panel, useOpenedPanel } from './openedPanel.ts'
import { isPaletteKey, takeEarlyPaletteKey } from './paletteKey.ts'
import { areSingleKeysOn } from './singleKeyShortcuts.ts'

interface Part {
  onClose: () => void
}

/** What was asked for and could not be fetched; the next press of its keys asks again. */
function Missing({ onClose }: Part) {
  const { t } = useTranslation('shell')
  useEffect(() => {
    toasts.show({ tone: 'danger', title: t('partMissing') })
    onClose()
  })
  return null
}

const renderMissing = ({ onClose }: Part) => <Missing onClose={onClose} />

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette, {
  renderMissing,
})
const ShortcutList = lazyPart(async () => (await import('./ShortcutList.tsx')).ShortcutList, {
  renderMissing,
})

const Notifications = lazyPart(async () => (await import('./Notifications.tsx')).Notifications, {
  renderMissing,
})

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]',
    ) !== null
  )
}

/** What a key press opens: nothing when the key is meant for another element, such as a text field. */
function openedBy(event: KeyboardEvent): Panel | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (event.defaultPrevented || event.repeat || altKey) return undefined
  if (isPaletteKey(event)) return 'palette'
  const isFree = !ctrlKey && !metaKey && !isTyping(target) && areSingleKeysOn()
  return key === '?' && isFree ? 'shortcuts' : undefined
}

/** Ctrl or Cmd + K opens the command palette, `?` the list of shortcuts. */
export function Shortcuts() {
  const opened = useOpenedPanel()

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const next = openedBy(event)
      if (next === undefined || isModalOpen()) return
      event.preventDefault()
      openPanel(next)
    }
    if (takeEarlyPaletteKey() && !isModalOpen()) openPanel('palette')
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

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
