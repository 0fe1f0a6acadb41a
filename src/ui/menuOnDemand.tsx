import { type ButtonProps, LiveRegion, Text } from '@daymark/design-system'
import { type ComponentType, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Press = Pick<
  ButtonProps,
  'aria-haspopup' | 'autoFocus' | 'onHoverStart' | 'onFocus' | 'onPress'
>

/**
 * A button whose menu is fetched when somebody points at it or focuses it, because a menu weighs as much as a
 * screen. The menu renders the button anew as its trigger, in the place and with the focus of the one that was
 * pressed, and opens at once (`OpeningMenu`). Both get the properties of the result. A menu that cannot be
 * fetched says so beside its button; each press tries again.
 */
export function menuOnDemand<Props extends object>(
  Trigger: ComponentType<Props & Press>,
  load: () => Promise<ComponentType<Props & { trigger: ReactElement }>>,
) {
  let Menu: Awaited<ReturnType<typeof load>> | undefined
  const fetchMenu = async () => {
    Menu = await load()
  }
  const prefetch = () => {
    fetchMenu().catch(() => undefined)
  }

  return function MenuOnDemand(props: Props) {
    const { t } = useTranslation('shell')
    const [state, setState] = useState<'closed' | 'missing' | 'wanted'>('closed')
    if (state === 'wanted' && Menu) {
      return <Menu {...props} trigger={<Trigger {...props} autoFocus />} />
    }

    async function open() {
      try {
        await fetchMenu()
        setState('wanted')
      } catch {
        setState('missing')
      }
    }

    return (
      <>
        <Trigger
          {...props}
          aria-haspopup="menu"
          onHoverStart={prefetch}
          onFocus={prefetch}
          onPress={() => void open()}
        />
        {state === 'missing' && (
          <LiveRegion role="alert">
            <Text as="span" size="sm" tone="danger">
              {t('partMissing')}
            </Text>
          </LiveRegion>
        )}
      </>
    )
  }
}
