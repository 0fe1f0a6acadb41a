import { type ReactNode, useRef, useState } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useIsNarrow } from '../../layout/useMedia.ts'
import { MenuList, type MenuListProps } from './MenuList.tsx'
import * as styles from './Menu.css.ts'
import { MenuSheet } from './MenuSheet.tsx'
import { useOpenedMenu } from './MenuTrigger.tsx'

export interface MenuPopoverProps extends MenuListProps {
  /**
   * What the menu is about: the heading of the sheet that it is on a phone. The `label`, or the words of the button, unless
   * given. A wide window shows it where the button has no room for all of its words.
   */
  title?: ReactNode
  /** More about it, below the title. */
  description?: string | undefined
  /** Name of the button that closes the sheet. */
  closeLabel?: string
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start'
}

/**
 * The list of links, actions or choices behind the button of the `MenuTrigger` around it: at the button, and on a phone a
 * sheet from the bottom.
 */
export function MenuPopover(props: MenuPopoverProps) {
  const { title, description, closeLabel, placement, ...list } = props
  const { state, menuProps, trigger } = useOpenedMenu()
  const ref = useRef<HTMLDivElement>(null)
  const text = description === undefined ? undefined : <LongText>{description}</LongText>
  const isSheet = useIsNarrow()
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        {isSheet ? (
          <MenuSheet title={title ?? list.label} description={text} closeLabel={closeLabel}>
            <MenuList {...list} ref={ref} />
          </MenuSheet>
        ) : (
          <Popover
            trigger="MenuTrigger"
            triggerRef={trigger}
            scrollRef={ref}
            className={styles.popover}
            placement={placement ?? 'bottom start'}
            offset={6}
            aria-labelledby={menuProps['aria-labelledby'] ?? ''}
          >
            {title !== undefined && (
              <TitleOfCut>
                <p className={styles.title}>{title}</p>
                {text}
              </TitleOfCut>
            )}
            <MenuList {...list} ref={ref} />
          </Popover>
        )}
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  )
}

/** Shows what a button says that has no room for all of its words. */
function TitleOfCut({ children }: { children: ReactNode }) {
  const { trigger } = useOpenedMenu()
  const [isCut] = useState(() => hidesWords(trigger.current))
  return isCut && <div className={styles.header}>{children}</div>
}

function hidesWords(button: HTMLElement | null): boolean {
  const parts = [...(button?.querySelectorAll('*') ?? [])]
  return parts.some(
    ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
      // Words that are only spoken have one pixel, and heights are rounded.
      clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
  )
}

/** A text of any length. Where it is too long it scrolls, and the keyboard reaches it. */
function LongText({ children }: { children: string }) {
  return (
    <span
      className={styles.longText}
      ref={(text) => {
        if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0
      }}
    >
      {children}
    </span>
  )
}
