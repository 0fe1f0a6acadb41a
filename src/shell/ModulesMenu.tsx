import { Button, ChevronDownIcon, Menu, MenuItem } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

const placeholders = [1, 2, 3]

/** The person's own modules; three disabled placeholders while there are none (ruling 11). */
export function ModulesMenu() {
  const { t } = useTranslation('shell')
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<ChevronDownIcon />}>
          {t('navigation.modules')}
        </Button>
      }
    >
      {placeholders.map((number) => (
        <MenuItem key={number} isDisabled>
          {t('navigation.placeholder', { number })}
        </MenuItem>
      ))}
    </Menu>
  )
}
