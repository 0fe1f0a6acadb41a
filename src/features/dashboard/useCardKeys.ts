import { isModalOpen, usePageParts } from '@daymark/design-system'
import { useEffect } from 'react'
import { singleKeySetting } from '../../lib/preferences/deviceSetting.ts'
import { isTyping } from '../../ui/isTyping.ts'
import { hasModifier, shortcutKey } from '../../ui/keys.ts'

/** Single keys of the cards: in the row that has the focus, in its card, or in the card that was used last. */
export function useCardKeys(): void {
  const parts = usePageParts()
  useEffect(() => {
    let lastUsed: Element | undefined

    function remember({ target }: Event) {
      const card = parts.around(target).at(-1)
      if (card && parts.hasKeys(card)) lastUsed = card
    }

    function handleKey(event: KeyboardEvent) {
      const { target, repeat, defaultPrevented } = event
      const key = shortcutKey(event)
      if (defaultPrevented || repeat || hasModifier(event) || key.length > 1) return
      if (!(target instanceof Element) || isTyping(target)) return
      if (
        singleKeySetting.read() === 'off' ||
        isModalOpen() ||
        target.closest('[role=menu]') !== null
      )
        return
      const action = parts.actionOf(key, target, lastUsed)
      if (!action) return
      event.preventDefault()
      action()
    }

    addEventListener('focusin', remember)
    addEventListener('pointerdown', remember)
    addEventListener('keydown', handleKey)
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('pointerdown', remember)
      removeEventListener('keydown', handleKey)
    }
  }, [parts])
}
