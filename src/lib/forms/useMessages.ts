import { imageTypes, maximumImagePixels } from '@daymark/api'
import { useTranslation } from 'react-i18next'
import { messageOf } from './errorCodes.ts'
import type { FormProblem } from './serverErrors.ts'

/** Puts codes into the words of the current language. */
export function useMessages(): {
  /** The text of a code, or undefined for one that has none. */
  ofCode: (code: string | undefined) => string | undefined
  /** The list under a form. */
  ofProblem: (problem: FormProblem | undefined) => string[]
} {
  const { t } = useTranslation('errors')

  function ofCode(code: string | undefined): string | undefined {
    const message = code === undefined ? undefined : messageOf(code)
    if (message === undefined) return undefined
    // The compiler knows the keys of one namespace; a kind's own ones come from its descriptor.
    if ('ownKey' in message) return (t as (key: string) => string)(message.ownKey)
    return t(`codes.${message.key}`, {
      maximum: message.value,
      length: message.value,
      value: message.value,
      types: Object.values(imageTypes),
      megapixels: maximumImagePixels / 1_000_000,
    })
  }

  function ofProblem(problem: FormProblem | undefined): string[] {
    if (problem === undefined) return []
    if (problem.kind !== 'codes') {
      return [problem.kind === 'conflict' ? t('codes.general') : t(problem.kind)]
    }
    const texts = problem.codes.flatMap((code) => ofCode(code) ?? [])
    return problem.hasUnexplainedField ? [...texts, t('refusedField')] : texts
  }

  return { ofCode, ofProblem }
}
