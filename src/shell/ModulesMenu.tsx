import { MenuItem } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { OpeningMenu } from '../ui/OpeningMenu.tsx'
import { useOwnModules } from './useOwnModules.ts'

const placeholders = [1, 2, 3]

/** The person's own modules; three disabled placeholders once it is known that there are none. */
export function ModulesMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  const { modules, isLoading, hasFailed } = useOwnModules()
  return (
    <OpeningMenu trigger={trigger}>
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
    </OpeningMenu>
  )
}
