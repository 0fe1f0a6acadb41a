import { useTranslation } from 'react-i18next'
import { moduleKinds } from '../moduleKinds.ts'
import { countedParts, type Unit, unitOf } from '../../ui/module-kind/takeout.ts'
import type { Counts } from './plan.ts'

const units: readonly Unit[] = [
  ...Object.values(moduleKinds).flatMap(({ kind }) =>
    countedParts.map((part) => unitOf(kind, part)),
  ),
  'takeout:cards',
]

/** Puts counts into words: "2 lists, 7 to-dos and 340 days"; empty for nothing. */
export function useCounts(): (counts: Counts) => string {
  const { i18n } = useTranslation('takeout')
  return (counts) => {
    const counted = units.filter((unit) => counts[unit] !== undefined)
    const parts = counted.map((unit) => i18n.t(unit, { count: counts[unit] ?? 0 }))
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(parts)
  }
}
