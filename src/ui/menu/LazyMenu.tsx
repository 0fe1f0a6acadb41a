import { LiveRegion, MenuTrigger, Text } from '@daymark/design-system'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenQuiet } from '../../lib/query/whenQuiet.ts'
import { lazyComponent } from '../lazyPart.tsx'
import type { OpenedMenuProps } from './OpenedMenu.tsx'

const Opened = lazyComponent(async () => (await import('./OpenedMenu.tsx')).OpenedMenu)

interface Props extends OpenedMenuProps {
  /** The button that opens the menu: any button of the design system. */
  trigger: ReactElement
  /** Fetches the entries. Called when the button is pointed at, focused or pressed. */
  fetch: () => Promise<unknown>
  /** Fetches them before, too: once the page is quiet. The menu then opens at the first press, also without the server. */
  isFetchedWhenQuiet?: boolean
}

/**
 * A menu that is fetched later than its button, and opens once it is there. When it cannot be fetched, that is said beside
 * the button, and the next press tries again.
 */
export function LazyMenu({ trigger, fetch, isFetchedWhenQuiet = false, ...menu }: Props) {
  const { t } = useTranslation('shell')
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const fetchAll = () => Promise.all([Opened.preload(), fetch()])
  // What cannot be fetched is fetched again by a press, which says why.
  const prefetch = () => void fetchAll().catch(() => undefined)
  const prefetchWhenQuiet = useEffectEvent(prefetch)
  useEffect(() => {
    if (isFetchedWhenQuiet) return whenQuiet(prefetchWhenQuiet)
    return undefined
  }, [isFetchedWhenQuiet])

  async function open() {
    try {
      await fetchAll()
      setState('open')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <MenuTrigger
        trigger={trigger}
        isOpen={state === 'open'}
        onOpenChange={(isOpen) => {
          if (isOpen) void open()
          else setState('closed')
        }}
        onApproach={prefetch}
      >
        <Opened {...menu} />
      </MenuTrigger>
      {state === 'failed' && (
        <LiveRegion role="alert">
          <Text as="span" size="sm" tone="danger">
            {t('partMissing')}
          </Text>
        </LiveRegion>
      )}
    </>
  )
}
