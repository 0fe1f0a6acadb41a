import { MenuItem } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { themes } from '../preferences/theme.ts'
import { OpeningMenu } from '../ui/OpeningMenu.tsx'
import { chooseTheme, useTheme } from './theme.ts'

/** Light, dark or as the system has it. */
export function ThemeMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  return (
    <OpeningMenu
      label={t('theme.label')}
      trigger={trigger}
      selectedKey={useTheme()}
      onSelectionChange={(key) => {
        const theme = themes.find((candidate) => candidate === key)
        if (theme) chooseTheme(theme)
      }}
      placement="top start"
    >
      {themes.map((theme) => (
        <MenuItem key={theme} id={theme}>
          {t(`theme.${theme}`)}
        </MenuItem>
      ))}
    </OpeningMenu>
  )
}
