import { useEffect, useRef } from 'react'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../../icons/signs.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import * as styles from './Toast.css.ts'
import type { Toasts } from './toasts.ts'

const icons = { neutral: <InfoIcon />, success: <CheckIcon />, danger: <WarningIcon /> }

export interface ToastRegionProps {
  toasts: Toasts
  /** Name of the region; F6 reaches it. */
  label: string
  /** Name of the button that closes a toast. */
  closeLabel: string
}

/** Shows short messages at the end of the window, also while the page changes. The `Announcer` says them. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // react-aria's own way there leaves the focus where it is, when that is on a radio button.
    let former: Element | null = null
    function goAndReturn(event: KeyboardEvent) {
      const newest = region.current?.querySelector<HTMLElement>('[role=alertdialog]')
      if (event.key !== 'F6' || !newest) return
      const isThere = region.current?.contains(document.activeElement)
      if (!isThere) former = document.activeElement
      const next = isThere ? former : newest
      if (!(next instanceof HTMLElement) || !next.isConnected) return
      event.preventDefault()
      event.stopPropagation()
      next.focus()
    }
    function closeFocused(event: KeyboardEvent) {
      const toast = document.activeElement?.closest('[role=alertdialog]')
      if (event.key !== 'Escape' || !toast || !region.current?.contains(toast)) return
      event.preventDefault()
      event.stopPropagation()
      toast.querySelector<HTMLElement>('[slot=close]')?.click()
    }
    const options = { capture: true }
    addEventListener('keydown', goAndReturn, options)
    addEventListener('keydown', closeFocused, options)
    return () => {
      removeEventListener('keydown', goAndReturn, options)
      removeEventListener('keydown', closeFocused, options)
    }
  }, [])
  return (
    <AriaToastRegion ref={region} queue={toasts.queue} aria-label={label} className={styles.region}>
      {({ toast }) => {
        const { title, description, tone = 'neutral', action } = toast.content
        return (
          <AriaToast toast={toast} className={styles.toast}>
            <span className={styles.icon[tone]}>{icons[tone]}</span>
            <div className={styles.body}>
              <AriaToastContent
                className={styles.texts}
                role={tone === 'danger' ? 'alert' : 'none'}
              >
                <Text slot="title" elementType="div" className={styles.title}>
                  {title}
                </Text>
                {description !== undefined && (
                  <Text slot="description" elementType="div" className={styles.description}>
                    {description}
                  </Text>
                )}
              </AriaToastContent>
              {action && (
                <Button
                  size="small"
                  onPress={() => {
                    action.onPress()
                    toasts.close(toast.key)
                  }}
                >
                  {action.label}
                </Button>
              )}
            </div>
            <IconButton
              slot="close"
              size="small"
              label={closeLabel}
              icon={<CloseIcon size="small" />}
            />
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}
