import type { Preferences, PreferencesPatch } from '@daymark/api'
import i18next from 'i18next'
import { showMessage } from '../toasts.ts'
import './texts.ts'

/** Says that the server has not taken a choice, which is as it was before. */
export function reportRefusal(patch: PreferencesPatch): void {
  const [member] = Object.keys(patch) as (keyof Preferences)[]
  if (member === undefined) return
  showMessage({
    tone: 'danger',
    title: i18next.t('preferences:refused.title'),
    description: i18next.t('preferences:refused.text', {
      what: i18next.t(`preferences:what.${member}`),
    }),
  })
}
