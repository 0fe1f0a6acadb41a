import { deviceSetting } from './deviceSetting.ts'

/**
 * Whether a key on its own may be a shortcut. Speech input can press such keys by accident, so they can be
 * switched off (WCAG 2.1.4).
 */
export const singleKeySetting = deviceSetting('singleKeyShortcuts', ['on', 'off'])
