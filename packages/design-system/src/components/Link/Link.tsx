import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { cx } from '../../cx.ts'
import { Words } from '../Text/Words.tsx'
import type { Unstyled } from '../../unstyled.ts'
import * as styles from './Link.css.ts'

export interface LinkProps extends Omit<Unstyled<AriaLinkProps>, 'isDisabled'> {
  children: ReactNode
  /** `inline` inside a sentence, `standalone` on a line of its own. @default 'inline' */
  variant?: 'inline' | 'standalone'
  ref?: Ref<HTMLAnchorElement>
}

/** Goes to another page; the application's router handles `href`. */
export function Link({ children, variant = 'inline', ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={cx(styles.link, styles.variant[variant])}>
      <Words>{children}</Words>
    </AriaLink>
  )
}
