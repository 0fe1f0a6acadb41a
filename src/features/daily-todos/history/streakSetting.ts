import { deviceSetting } from '../../../lib/preferences/deviceSetting.ts'

/** Whether streaks are shown on this device. People who feel them as pressure can hide them. */
export const streakSetting = deviceSetting('streaks', ['shown', 'hidden'])
