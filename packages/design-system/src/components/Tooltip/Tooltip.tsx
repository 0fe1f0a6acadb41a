import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps {
  /** The button or link that the tooltip explains. */
  children: ReactElement
  /** A few words; never the only place of something important. */
  content: ReactNode
  /** @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  isDisabled?: boolean
}

/** Words beside a control while it is hovered or focused, without a delay. */
export function Tooltip({ children, content, placement = 'top', isDisabled }: TooltipProps) {
  return (
    <TooltipTrigger delay={0} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
