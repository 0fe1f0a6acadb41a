import { type ForwardedRef, type ReactElement, Suspense } from 'react'
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button'
import { LinkContext, type LinkProps } from 'react-aria-components/Link'
import { Provider, useSlottedContext } from 'react-aria-components/slots'
import { mergeProps } from 'react-aria/mergeProps'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { TooltipWords } from './lazyTooltipWords.ts'

export interface TooltipProps {
  /** The button or link that the tooltip explains. */
  children: ReactElement
  /** A few words; never the only place of something important. */
  content: string
  isDisabled?: boolean
}

type Handlers = Pick<
  LinkProps & ButtonProps,
  'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown'
>

/** Words beside a control while it is hovered or focused, without a delay. */
export function Tooltip({ children, content, isDisabled }: TooltipProps) {
  // A button may open a menu besides.
  const button = useSlottedContext(ButtonContext)
  const triggerRef = useObjectRef(button?.ref as ForwardedRef<never>)
  const state = useTooltipTriggerState({ delay: 0, closeDelay: 0 })
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, triggerRef)
  // Only what shows and hides the words. A control of react-aria stops every key that it is given a handler for, so a
  // handler of keys here would take Escape and Tab from the page around it.
  const { onFocus, onBlur, onPointerEnter, onPointerLeave, onPointerDown } =
    triggerProps as Handlers
  const control = {
    'aria-describedby': triggerProps['aria-describedby'],
    onFocus,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    onPointerDown,
    onPressStart: () => {
      state.close(true)
    },
  }
  return (
    <>
      <Provider
        values={[
          [ButtonContext, { ...mergeProps(button, control), ref: triggerRef }],
          [LinkContext, { ...control, ref: triggerRef }],
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
