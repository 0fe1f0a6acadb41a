import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../../icons/signs.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import * as styles from './Banner.css.ts'

const icons = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <WarningIcon />,
  danger: <WarningIcon />,
}

interface BannerBase {
  children?: ReactNode
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  /** A button or link that answers the message. */
  action?: ReactNode
  /** A screen reader speaks the banner when it appears, and interrupts what it reads. */
  role?: 'alert'
}

/** A banner that can be put away needs a name for that button. */
export type BannerProps = BannerBase &
  ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never })

/** A message about the page that stays until its reason is gone. */
export function Banner(props: BannerProps) {
  const { children, tone = 'info', title, action, role, onDismiss, dismissLabel } = props
  return (
    <div className={cx(styles.banner, styles.tone[tone])} role={role}>
      <span className={styles.icon[tone]}>{icons[tone]}</span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton size="small" label={dismissLabel} icon={<CloseIcon />} onPress={onDismiss} />
      )}
    </div>
  )
}
