import { lazy, type ReactElement, Suspense, useRef } from 'react'
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button'
import { LinkContext, type LinkProps } from 'react-aria-components/Link'
import { Provider } from 'react-aria-components/slots'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'

/**
 * Positioning is the largest part of the code, and is not needed before the first tooltip. Where
 * it cannot be fetched, the control stays without.
 */
const TooltipWords = lazy(() =>
  import('./TooltipWords.tsx').then(
    (file) => ({ default: file.TooltipWords }),
    () => ({ default: () => null }),
  ),
)

export interface TooltipProps {
  /** The button or link that the tooltip explains. */
  children: ReactElement
  /** A few words; never the only place of something important. */
  content: string
  isDisabled?: boolean
}

type Handlers = Pick<LinkProps & ButtonProps, 'onFocus' | 'onBlur' | 'onPointerEnter'>

/** Words beside a control while it is hovered or focused, without a delay. */
export function Tooltip({ children, content, isDisabled }: TooltipProps) {
  const triggerRef = useRef(null)
  const state = useTooltipTriggerState({ delay: 0, closeDelay: 0 })
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, triggerRef)
  // The hook's types are those of an element; the components hand these on to theirs.
  const control = { ...(triggerProps as Handlers), ref: triggerRef }
  return (
    <>
      <Provider
        values={[
          [ButtonContext, control],
          [LinkContext, control],
        ]}
      >
        {children}
      </Provider>
      {state.isOpen && (
        <Suspense>
          <TooltipWords {...tooltipProps} state={state} triggerRef={triggerRef}>
            {content}
          </TooltipWords>
        </Suspense>
      )}
    </>
  )
}
