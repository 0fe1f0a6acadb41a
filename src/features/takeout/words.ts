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

type Preview = Extract<ImportState, { kind: 'preview' }>

/** Returns what puts the parts of an import into words, for the page and for a screen reader. */
export function useImportWords() {
  const { t, i18n } = useTranslation(['takeout', 'errors'])
  const { ofCode } = useMessages()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })

  /** "2 lists, 7 to-dos and 340 days"; empty for nothing. */
  function ofCounts(counts: Counts): string {
    const counted = units.filter((unit) => counts[unit] !== undefined)
    return list.format(counted.map((unit) => i18n.t(unit, { count: counts[unit] ?? 0 })))
  }

  /** The parts of a file that are left out: a sentence for each reason. */
  function ofLeftOut(leftOut: readonly LeftOut[]): string[] {
    return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, parts]) =>
      t(`leftOut.${reason}`, { what: list.format(parts.map(({ what }) => what)) }),
    )
  }

  /** What an import will add. */
  function ofPreview({ fileName: name, plan, addsChoicesOnly }: Omit<Preview, 'kind' | 'leftOut'>) {
    const what = ofCounts(sum(plan.map(newIn)))
    if (what !== '') return t('import.willMake', { name, what })
    return t(addsChoicesOnly ? 'import.willChoose' : 'import.nothing', { name })
  }

  /** The end of an import. */
  function ofOutcome(name: string, { created, refused, hasChosen }: ImportOutcome): string {
    const what = ofCounts(created)
    if (what !== '') return t('import.done', { name, what })
    if (refused.length > 0) return t('import.allRefused', { name })
    return t(hasChosen ? 'import.doneChosen' : 'import.doneNothing', { name })
  }

  /** What the server could not do. */
  function ofFailure({ error, isSaving }: ImportFailure): string {
    if (isUnreachable(error)) return t('unreachable')
    return isSaving ? t('unsaved') : t('unread')
  }

  /** Why nothing can be made of a file, with the place in it; empty when all is well. */
  function ofProblem(state: ImportState): string {
    if (state.kind === 'unread') return ofFailure({ error: state.error, isSaving: false })
    if (state.kind !== 'broken') return ''
    const { code, place } = state.problem
    const problem =
      typeof code === 'string'
        ? t(`broken.${code}`)
        : (ofCode(code.ofField) ?? t('errors:codes.invalid'))
    const said = place === undefined ? problem : t('place', { place, problem })
    return `${t('brokenTitle', { name: state.fileName })} ${said}`
  }

  return { ofCounts, ofLeftOut, ofPreview, ofOutcome, ofFailure, ofProblem }
}

/** Returns the quarter that is reached, so that progress is spoken four times and not a hundred: 0, 0.25, 0.5 or 0.75. */
export function quarterOf(part: number): number {
  return Math.min(3, Math.floor(part * 4)) / 4
}

/** Returns what a screen reader says about an import, once for each part and each quarter of the way. */
export function useImportNews(state: ImportState): string {
  const { t } = useTranslation('takeout')
  const words = useImportWords()
  if (state.kind === 'none') return ''
  const { fileName: name } = state
  switch (state.kind) {
    case 'looking':
      return t('import.looking', { name })
    case 'broken':
    case 'unread':
      return words.ofProblem(state)
    case 'preview':
      return [words.ofPreview(state), ...words.ofLeftOut(state.leftOut)].join(' ')
    case 'running': {
      if (state.waitsFor > 0) return t('waiting', { count: Math.ceil(state.waitsFor) })
      const part = state.total === 0 ? 0 : quarterOf(state.done / state.total)
      const start = t('import.progress', { name })
      return part === 0 ? start : `${start}. ${t('percent', { part })}`
    }
    case 'stopped':
      return [t('import.stopped', { name }), state.failure && words.ofFailure(state.failure)]
        .filter(Boolean)
        .join(' ')
    case 'finished':
      return words.ofOutcome(name, state)
  }
}
