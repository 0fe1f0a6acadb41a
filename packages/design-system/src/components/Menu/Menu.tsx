import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { Text } from '../Text/Text.tsx'
import type { OpenedMenu } from './OpenedMenu.tsx'

type Press = Pick<
  ButtonProps,
  'aria-haspopup' | 'autoFocus' | 'onHoverStart' | 'onFocus' | 'onKeyDown' | 'onPress'
>

export interface MenuProps {
  /** The button that opens the menu: any button of this package. */
  trigger: ReactElement<Press>
  /** Name of the menu; that of the trigger unless given. */
  label?: string
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
  /** Makes the items a single choice: the `id` of the chosen item, or null while nothing is. */
  selectedKey?: string | null
  /** Another item was chosen (with `selectedKey`). */
  onSelectionChange?: (key: string) => void
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start'
  /** Fetches what the items are made of, where that comes later too. */
  preload?: () => Promise<unknown>
  /** Stands beside the button when the list could not be fetched. */
  missingText: string
}

let Opened: typeof OpenedMenu | undefined

async function fetchOpenedMenu(): Promise<void> {
  Opened ??= (await import('./OpenedMenu.tsx')).OpenedMenu
}

/**
 * A button with a list of links, actions or choices behind it. The list weighs as much as a screen, so it is fetched
 * when the button is pointed at or focused. Each press tries again.
 */
export function Menu({ trigger, preload, missingText, ...list }: MenuProps) {
  const [wanted, setWanted] = useState<ComponentProps<typeof OpenedMenu>['begin'] | 'missing'>()
  if (Opened && wanted !== undefined && wanted !== 'missing') {
    return <Opened {...list} begin={wanted} trigger={cloneElement(trigger, { autoFocus: true })} />
  }

  const fetchAll = () => Promise.all([fetchOpenedMenu(), preload?.()])
  const prefetch = () => {
    fetchAll().catch(() => undefined)
  }
  async function open(begin: 'first' | 'last') {
    try {
      await fetchAll()
      setWanted(begin)
    } catch {
      setWanted('missing')
    }
  }

  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        onHoverStart: prefetch,
        onFocus: prefetch,
        onPress: () => void open('first'),
        onKeyDown: (event) => {
          if (event.key === 'ArrowDown') void open('first')
          else if (event.key === 'ArrowUp') void open('last')
          else return
          // The page does not scroll.
          event.preventDefault()
        },
      })}
      {wanted === 'missing' && (
        <LiveRegion role="alert">
          <Text as="span" size="sm" tone="danger">
            {missingText}
          </Text>
        </LiveRegion>
      )}
    </>
  )
}
