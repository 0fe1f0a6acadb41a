import { useTranslation } from 'react-i18next'
import type { Unit } from '../../../module-kinds/takeout.ts'
import type { Counts } from '../../../takeout/plan.ts'

/** Puts counts into words: "2 lists, 7 to-dos and 340 days"; empty for nothing. */
export function useCounts(): (counts: Counts) => string {
  const { t, i18n } = useTranslation('takeout')
  return (counts) => {
    const parts = Object.entries(counts).map(([unit, count]) =>
      t(`units.${unit as Unit}`, { count }),
    )
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)
  }
}
