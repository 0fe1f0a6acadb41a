import { Menu, MenuItem } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpeningMenu } from '../ui/menuOnDemand.tsx'
import { useOwnModules } from './useOwnModules.ts'

const placeholders = [1, 2, 3]

/**
 * The person's own modules; three disabled placeholders once it is known that there are none. Opens at once,
 * see `menuOnDemand`.
 */
export function ModulesMenu({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setOpen] = useOpeningMenu()
  const { t } = useTranslation('shell')
  const { modules, isLoading, hasFailed } = useOwnModules()
  return (
    <Menu trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} autoFocus="first">
      {modules.map(({ key, name, href, Icon }) => (
        <MenuItem key={key} id={key} href={href} icon={<Icon />}>
          {name}
        </MenuItem>
      ))}
      {isLoading && (
        <MenuItem id="loading" isDisabled>
          {t('navigation.loadingModules')}
        </MenuItem>
      )}
      {hasFailed && !isLoading && (
        <MenuItem id="failed" isDisabled>
          {t('navigation.loadFailed')}
        </MenuItem>
      )}
      {modules.length === 0 &&
        !isLoading &&
        !hasFailed &&
        placeholders.map((number) => (
          <MenuItem key={number} id={`placeholder-${number}`} isDisabled>
            {t('navigation.placeholder', { number })}
          </MenuItem>
        ))}
    </Menu>
  )
}
