import { Button, Inline, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocalDay, useToday } from '../../lib/days/days.ts'
import { useDayNames } from '../../lib/days/dayNames.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { useSetPreference } from '../../ui/preferences/setPreference.ts'

/** Offers the person's own midnight at the moment when it matters: while their calendar shows another day. */
export function DayOffer() {
  const { t } = useTranslation('dashboard')
  const names = useDayNames()
  const [today, localDay] = [useToday(), useLocalDay()]
  const hasChosen = usePreference('dayBegins') !== undefined
  const setPreference = useSetPreference()
  if (hasChosen || localDay === today) return null
  return (
    <Inline isOnScreenOnly>
      <Text as="span" size="sm">
        {t(localDay > today ? 'dayOffer.already' : 'dayOffer.still', {
          day: names.weekday(localDay),
        })}
      </Text>
      <Button size="small" onPress={() => setPreference({ dayBegins: 'local-0' })}>
        {t('dayOffer.accept')}
      </Button>
      <Button size="small" variant="quiet" onPress={() => setPreference({ dayBegins: 'utc' })}>
        {t('dayOffer.decline')}
      </Button>
    </Inline>
  )
}
