import { Checkbox, Text } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'

/** The time of day at which midnight UTC is where the person is, in their language. */
function utcMidnightHere(language: string): string {
  const midnight = new Date()
  midnight.setUTCHours(0, 0, 0, 0)
  return midnight.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
}

/** Offers the person's own midnight before the first day begins, unless it is that of UTC. */
export function OwnMidnight() {
  const { t, i18n } = useTranslation('firstRun')
  const begin = usePreference('dayBegins')
  const setPreference = useSetPreference()
  const [isUtc] = useState(() => new Date().getTimezoneOffset() === 0)
  if (isUtc) return null
  return (
    <Checkbox
      isSelected={begin === 'local-0'}
      onChange={(isOwn) => setPreference({ dayBegins: isOwn ? 'local-0' : 'utc' })}
    >
      <Text as="span" size="sm" weight="strong">
        {t('midnight.own')}
      </Text>{' '}
      <Text as="span" size="sm" tone="muted">
        {t('midnight.utc', { time: utcMidnightHere(i18n.language) })}
      </Text>
    </Checkbox>
  )
}
