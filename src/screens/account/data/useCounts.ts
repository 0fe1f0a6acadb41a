import { useTranslation } from 'react-i18next'
import english from '../../../i18n/locales/en-GB/later/takeout.json'
import type { Unit } from '../../../module-kinds/takeout.ts'
import type { Counts } from '../../../takeout/plan.ts'

/** The catalogue has the large before the small. */
const order = Object.keys(english.units)
const rank = (unit: string) => order.indexOf(`${unit}_other`)

/** Puts counts into words: "2 lists, 7 to-dos and 340 days"; empty for nothing. */
export function useCounts(): (counts: Counts) => string {
  const { t, i18n } = useTranslation('takeout')
  return (counts) => {
    const parts = Object.entries(counts)
      .toSorted(([one], [other]) => rank(one) - rank(other))
      .map(([unit, count]) => t(`units.${unit as Unit}`, { count }))
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)
  }
}
