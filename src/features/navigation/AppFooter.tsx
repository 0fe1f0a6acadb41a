import { Footer, MonitorIcon, MoonIcon, SegmentedChoice, SunIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { type Theme, themes } from '../../lib/preferences/theme.ts'
import { themeSetting } from '../../lib/preferences/deviceSetting.ts'
import { useStore } from '../../lib/store.ts'

const icons = { light: <SunIcon />, dark: <MoonIcon />, auto: <MonitorIcon /> } satisfies Record<
  Theme,
  unknown
>

const year = new Date().getFullYear()

/** Copyright and the three-way theme switch. */
export function AppFooter({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('shell')
  const theme = useStore(themeSetting)
  return (
    <Footer
      tone={isSignedIn ? 'tinted' : 'plain'}
      end={
        <SegmentedChoice
          label={t('theme.label')}
          options={themes.map((value) => ({
            value,
            label: t(`theme.${value}`),
            icon: icons[value],
          }))}
          value={theme}
          onChange={themeSetting.choose}
          isIconOnly
          isBareWhenNarrow
          size="small"
        />
      }
    >
      {t('copyright', { year })}
    </Footer>
  )
}
