import { deviceSetting } from './deviceSetting.ts'
import type { Setting } from './setting.ts'
import { applyTheme, storageKey, type Theme } from './theme.ts'

const kept = deviceSetting<Theme>(storageKey, ['auto', 'light', 'dark'])
const show = () => applyTheme(kept.read())

/** Light, dark, or as the system has it. A choice shows immediately, also one in another tab. */
export const themeSetting: Setting<Theme> = {
  read: kept.read,
  choose(theme) {
    kept.choose(theme)
    show()
  },
  subscribe: (listener) =>
    kept.subscribe(() => {
      show()
      listener()
    }),
}
