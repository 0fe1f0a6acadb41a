import type { ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Words } from '../Text/Words.tsx'
import type { Unstyled } from '../../unstyled.ts'
import * as styles from './Button.css.ts'

/** Look of a button; shared by buttons and by links that look like one. */
export interface ButtonLook {
  /**
   * `primary` for the one action that a view is for, `quiet` inside a dense view, `destructive` for what takes
   * something away for good. @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive'
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Fills the width of its parent. */
  isFullWidth?: boolean
  /** Decorative icon before the text. */
  icon?: ReactNode
}

/** The way in which a button is of no use for now: it keeps the focus, which a disabled element loses. */
export interface Availability {
  /**
   * Takes the button back while there is nothing for it to do. A press still calls `onPress`, which may say why. A button whose
   * own action is running is `isPending` instead.
   */
  isUnavailable?: boolean
}

export interface ButtonProps
  extends Omit<Unstyled<AriaButtonProps>, 'isDisabled'>, ButtonLook, Availability {
  children: ReactNode
  /** What a screen reader hears while `isPending`; the text of the button stays its name. */
  pendingLabel?: string
  /** Aligns the icon and the text of a quiet button, small or medium, with the content above and below. */
  isInLine?: boolean
  /** Makes the button a word of the text around it. */
  isInText?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Classes of a button with this look. */
export function buttonClass({ variant = 'secondary', size = 'medium', isFullWidth }: ButtonLook) {
  return cx(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    isFullWidth && styles.fullWidth,
  )
}

/** Attributes of an unavailable button, which react-aria passes to no element. */
export const availability = ({ isUnavailable = false }: Availability) =>
  isUnavailable ? { 'aria-disabled': true, 'data-disabled': true } : {}

/** Starts an action. While `isPending` it keeps its width and the focus, and ignores presses. */
export function Button({
  children,
  icon,
  pendingLabel,
  variant,
  size,
  isFullWidth,
  isInLine,
  isInText,
  isUnavailable,
  ...rest
}: ButtonProps) {
  const look = { variant, size, isFullWidth } satisfies ButtonLook
  return (
    <AriaButton
      {...rest}
      className={cx(
        buttonClass(look),
        isInLine && styles.inLine[size === 'small' ? 'small' : 'medium'],
        isInText && styles.inText,
      )}
      data-variant={variant ?? 'secondary'}
      render={(props) => <button {...props} {...availability({ isUnavailable })} />}
    >
      {({ isPending }) => (
        <>
          <span className={isPending ? styles.pendingContent : styles.content}>
            {icon}
            <Words>{children}</Words>
          </span>
          {isPending && (
            <span className={styles.spinner}>
              <Spinner label={pendingLabel} size="small" />
            </span>
          )}
        </>
      )}
    </AriaButton>
  )
}
