import { isModalOpen, ReorderInPlace } from '@daymark/design-system'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { singleKeySetting } from '../../lib/preferences/deviceSetting.ts'
import { chooseOrder } from '../../ui/arrange/chosenOrder.ts'
import '../../ui/arrange/texts.ts'
import { isTyping } from '../../ui/isTyping.ts'

/** Returns the control that a key presses: the first in `place` that names the key and is not chosen yet. */
function controlOf(key: string, place: Element | null | undefined): HTMLElement | null {
  const name = CSS.escape(key)
  return (
    place?.querySelector<HTMLElement>(`[data-key="${name}"]:not([aria-checked=true], :disabled)`) ??
    null
  )
}

/**
 * Single keys of the cards: each presses the control that names it as its `data-key`, in the row that has the focus,
 * in its card, or in the card that was used last. Cards and to-dos are moved where they are (docs/product.md#7-18).
 */
export function CardKeys() {
  const { t } = useTranslation('arrange')
  useEffect(() => {
    let lastUsed: Element | null = null

    function remember({ target }: Event) {
      if (!(target instanceof Element)) return
      const card = target.closest('article')
      if (card?.querySelector('[data-key]')) lastUsed = card
    }

    function handleKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event
      if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || key.length > 1) return
      if (!(target instanceof Element) || isTyping(target)) return
      if (
        singleKeySetting.read() === 'off' ||
        isModalOpen() ||
        target.closest('[role=menu]') !== null
      )
        return
      const row = target.closest('article li')
      // A key of a row is not meant for another one.
      const cards = [lastUsed, ...document.querySelectorAll('article')]
      const control =
        controlOf(key, row) ??
        cards
          .filter((card) => card?.isConnected)
          .map((card) => controlOf(key, card))
          .find((found) => found !== null && found.closest('article li') === null)
      if (!control) return
      event.preventDefault()
      const field = control.querySelector('input')
      // What the key would open is open already.
      if (field) field.focus()
      else control.click()
    }

    addEventListener('focusin', remember)
    addEventListener('pointerdown', remember)
    addEventListener('keydown', handleKey)
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('pointerdown', remember)
      removeEventListener('keydown', handleKey)
    }
  }, [])
  return (
    <ReorderInPlace
      onReorder={chooseOrder}
      movedLabel={(name, position, total) => t('moved', { name, position, total })}
    />
  )
}
