import { Button, ChevronDownIcon, Menu, MenuItem } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useOwnModules } from './useOwnModules.ts'

const placeholders = [1, 2, 3]

/** The person's own modules; three disabled placeholders while there are none (ruling 11). */
export function ModulesMenu() {
  const { t } = useTranslation('shell')
  const { modules, hasFailed } = useOwnModules()
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<ChevronDownIcon />}>
          {t('navigation.modules')}
        </Button>
      }
    >
      {modules.map(({ key, name, href, Icon }) => (
        <MenuItem key={key} id={key} href={href} icon={<Icon />}>
          {name}
        </MenuItem>
      ))}
      {hasFailed && (
        <MenuItem id="failed" isDisabled>
          {t('navigation.loadFailed')}
        </MenuItem>
      )}
      {modules.length === 0 &&
        !hasFailed &&
        placeholders.map((number) => (
          <MenuItem key={number} id={`placeholder-${number}`} isDisabled>
            {t('navigation.placeholder', { number })}
          </MenuItem>
        ))}
    </Menu>
  )
}
