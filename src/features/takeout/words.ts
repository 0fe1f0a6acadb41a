import { isUnreachable } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../../lib/forms/useMessages.ts'
import { countedParts, type LeftOut, type Unit, unitOf } from '../../ui/module-kind/takeout.ts'
import { moduleKinds } from '../moduleKinds.ts'
import type { ImportFailure, ImportOutcome, ImportState } from './importJob.ts'
import { type Counts, newIn, sum } from './plan.ts'

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

/** Puts the parts of a file that are left out into words: a sentence for each reason. */
export function useLeftOut(): (leftOut: readonly LeftOut[]) => string[] {
  const { t, i18n } = useTranslation('takeout')
  return (leftOut) => {
    const reasons = [...new Set(leftOut.map(({ reason }) => reason))]
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    return reasons.map((reason) => {
      const parts = leftOut.filter((part) => part.reason === reason)
      return t(`leftOut.${reason}`, { what: list.format(parts.map(({ what }) => what)) })
    })
  }
}

type Preview = Extract<ImportState, { kind: 'preview' }>

/** Puts what an import will add into words. */
export function usePreview(): (preview: Omit<Preview, 'kind' | 'leftOut'>) => string {
  const { t } = useTranslation('takeout')
  const inWords = useCounts()
  return ({ fileName: name, plan, addsChoicesOnly }) => {
    const what = inWords(sum(plan.map(newIn)))
    if (what !== '') return t('import.willMake', { name, what })
    return t(addsChoicesOnly ? 'import.willChoose' : 'import.nothing', { name })
  }
}

/** Puts the end of an import into words. */
export function useOutcome(): (name: string, outcome: ImportOutcome) => string {
  const { t } = useTranslation('takeout')
  const inWords = useCounts()
  return (name, { created, refused, hasChosen }) => {
    const what = inWords(created)
    if (what !== '') return t('import.done', { name, what })
    if (refused.length > 0) return t('import.allRefused', { name })
    return t(hasChosen ? 'import.doneChosen' : 'import.doneNothing', { name })
  }
}

/** Puts what the server could not do into words. */
export function useFailure(): (failure: ImportFailure) => string {
  const { t } = useTranslation('takeout')
  return ({ error, isSaving }) => {
    if (isUnreachable(error)) return t('unreachable')
    return isSaving ? t('unsaved') : t('unread')
  }
}

/** Why nothing can be made of a file, with the place in it; empty when all is well. */
export function useProblem(): (state: ImportState) => string {
  const { t } = useTranslation(['takeout', 'errors'])
  const { ofCode } = useMessages()
  const failureIn = useFailure()
  return (state) => {
    if (state.kind === 'unread') return failureIn({ error: state.error, isSaving: false })
    if (state.kind !== 'broken') return ''
    const { code, place } = state.problem
    const problem =
      typeof code === 'string'
        ? t(`broken.${code}`)
        : (ofCode(code.ofField) ?? t('errors:codes.invalid'))
    const said = place === undefined ? problem : t('place', { place, problem })
    return `${t('brokenTitle', { name: state.fileName })} ${said}`
  }
}

/** Returns the quarter that is reached, so that progress is spoken four times and not a hundred: 0, 0.25, 0.5 or 0.75. */
export function quarterOf(part: number): number {
  return Math.min(3, Math.floor(part * 4)) / 4
}

/** Returns what a screen reader says about an import, once for each part and each quarter of the way. */
export function useImportNews(state: ImportState): string {
  const { t } = useTranslation('takeout')
  const previewIn = usePreview()
  const outcomeIn = useOutcome()
  const problemIn = useProblem()
  const failureIn = useFailure()
  const leftOutIn = useLeftOut()
  if (state.kind === 'none') return ''
  const { fileName: name } = state
  switch (state.kind) {
    case 'looking':
      return t('import.looking', { name })
    case 'broken':
    case 'unread':
      return problemIn(state)
    case 'preview':
      return [previewIn(state), ...leftOutIn(state.leftOut)].join(' ')
    case 'running': {
      if (state.waitsFor > 0) return t('waiting', { count: Math.ceil(state.waitsFor) })
      const part = state.total === 0 ? 0 : quarterOf(state.done / state.total)
      const start = t('import.progress', { name })
      return part === 0 ? start : `${start}. ${t('percent', { part })}`
    }
    case 'stopped':
      return [t('import.stopped', { name }), state.failure && failureIn(state.failure)]
        .filter(Boolean)
        .join(' ')
    case 'finished':
      return outcomeIn(name, state)
  }
}
