import { flushSync } from 'react-dom'
import { focusField } from '../../lib/forms/focusField.ts'
import { FormPosterField } from '../../lib/forms/fields.tsx'
import type { FirstRunLinesProps } from '../../ui/module-kind/moduleKind.ts'
import { ImageProblem, imageToSend } from './imageToSend.ts'

/** The first thought, typed on its poster, or a picture for it. */
export function FirstThought({
  t,
  form,
  names: [name],
  label,
  picture,
  onPicture,
}: FirstRunLinesProps) {
  if (name === undefined) return null

  async function choose(field: string, chosen: File | undefined) {
    form.clearErrors(field)
    try {
      if (chosen) await imageToSend(chosen)
      flushSync(() => onPicture(chosen))
      // The button that was pressed is gone.
      if (!chosen) focusField(form.control, field)
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error
      form.setError(field, { message: error.code })
    }
  }

  return (
    <FormPosterField
      control={form.control}
      name={name}
      label={label(1)}
      placeholder={t('thought.placeholder')}
      picture={picture}
      onPicture={(chosen) => void choose(name, chosen)}
      chooseLabel={t('thought.choose')}
      clearLabel={t('thought.clear')}
    />
  )
}
