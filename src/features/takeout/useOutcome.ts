import { useTranslation } from 'react-i18next'
import type { Outcome } from './bringIn.ts'
import { useCounts } from './useCounts.ts'

/** Puts the end of an import into words. */
export function useOutcome(): (name: string, outcome: Outcome) => string {
  const { t } = useTranslation('takeout')
  const inWords = useCounts()
  return (name, { made, refused }) => {
    const what = inWords(made)
    if (what !== '') return t('import.done', { name, what })
    return t(refused.length > 0 ? 'import.allRefused' : 'import.doneNothing', { name })
  }
}
