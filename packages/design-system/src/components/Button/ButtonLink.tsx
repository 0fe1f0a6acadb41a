import type { ReactNode, Ref } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import type { Unstyled } from '../../unstyled.ts'
import { Words } from '../Text/Words.tsx'
import { buttonClass, type ButtonLook } from './Button.tsx'

export interface ButtonLinkProps extends Unstyled<AriaLinkProps>, ButtonLook {
  children: ReactNode
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: goes to another page, for example to a form. */
export function ButtonLink({
  children,
  icon,
  variant,
  size,
  isFullWidth,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={buttonClass({ variant, size, isFullWidth })}>
      {icon}
      <Words>{children}</Words>
    </AriaLink>
  )
}
