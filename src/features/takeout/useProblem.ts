import { isUnreachable } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../../lib/forms/useMessages.ts'
import type { ImportState } from './importJob.ts'

/** Why nothing can be made of a file, with the place in it; empty when all is well. */
export function useProblem(): (state: ImportState) => string {
  const { t } = useTranslation(['takeout', 'errors'])
  const { ofCode } = useMessages()
  return (state) => {
    if (state.kind === 'unread') {
      return isUnreachable(state.error) ? t('unreachable') : t('unread')
    }
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
