import type { ReactNode, Ref } from 'react'
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import type { Unstyled } from '../../unstyled.ts'
import * as styles from './Button.css.ts'
import { type Availability, availability, buttonClass } from './Button.tsx'

export interface IconButtonProps
  extends Omit<Unstyled<AriaButtonProps>, 'aria-label' | 'isPending' | 'isDisabled'>, Availability {
  /** The name of the button. A screen reader speaks it, and a tooltip around the button shows it. */
  label: string
  /** The icon; decorative, because `label` is the name. */
  icon: ReactNode
  /** @default 'medium' */
  size?: 'small' | 'medium'
  /** The keys that do the same from anywhere on the page, for example `Control+B Meta+B`. */
  'aria-keyshortcuts'?: string
  ref?: Ref<HTMLButtonElement>
}

/** A quiet square button with an icon only. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  'aria-keyshortcuts': keyShortcuts,
  isUnavailable,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={cx(buttonClass({ variant: 'quiet', size }), styles.square[size])}
      // react-aria passes these attributes to no element.
      render={(props) => (
        <button {...props} aria-keyshortcuts={keyShortcuts} {...availability({ isUnavailable })} />
      )}
    >
      {icon}
    </AriaButton>
  )
}

/** The shape of an icon button that is on its way. Silent. */
export const IconButtonShape = ({ icon }: Pick<IconButtonProps, 'icon'>) => (
  <span aria-hidden="true" className={cx(styles.shape, styles.square.medium)}>
    {icon}
  </span>
)
