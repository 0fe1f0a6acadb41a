import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../../icons/icons.tsx'
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

/** The place of short messages, at the end of the window; each is spoken as it arrives. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toasts.queue} aria-label={label} className={styles.region}>
      {({ toast }) => {
        const { title, description, tone = 'neutral', action } = toast.content
        return (
          <AriaToast toast={toast} className={styles.toast}>
            <span className={styles.icon[tone]}>{icons[tone]}</span>
            <div className={styles.body}>
              <AriaToastContent className={styles.texts}>
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
