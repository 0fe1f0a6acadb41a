import { Menu, MenuItem } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { themes } from '../preferences/theme.ts'
import { useOpeningMenu } from '../ui/menuOnDemand.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Light, dark or as the system has it; opens at once, see `menuOnDemand`. */
export function ThemeMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useOpeningMenu()
  return (
    <Menu
      label={t('theme.label')}
      trigger={trigger}
      selectedKey={useTheme()}
      onSelectionChange={(key) => {
        const theme = themes.find((candidate) => candidate === key)
        if (theme) chooseTheme(theme)
      }}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="top start"
    >
      {themes.map((theme) => (
        <MenuItem key={theme} id={theme}>
          {t(`theme.${theme}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
