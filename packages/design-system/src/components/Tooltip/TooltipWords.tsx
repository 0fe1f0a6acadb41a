import type { ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import * as styles from './Tooltip.css.ts'

interface Props extends AriaTooltipProps {
  state: TooltipTriggerState
}

/** The words themselves, placed beside the control of `triggerRef`. */
export function TooltipWords({ state, ...props }: Props): ReactNode {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip {...props} className={styles.tooltip} placement="end" offset={6} />
    </TooltipTriggerStateContext>
  )
}
