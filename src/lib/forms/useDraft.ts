import { useEffect } from 'react'
import { type FieldValues, type Path, useFormState, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { currentPerson } from '../session/sessionStore.ts'
import { discardDraft, saveDraft, placeOfForm, readDraft } from './drafts.ts'
import { keepDraft, useOwnDraft } from './ownDraft.ts'

/** Returns whether a form has a draft, for one that is shown on request. */
export function useHasDraft(part?: string): boolean {
  const place = placeOfForm(useLocation().pathname, part)
  const owner = currentPerson()
  return owner !== undefined && readDraft(place, owner) !== undefined
}

/**
 * Keeps what is typed into a form when the session ends in the middle, and fills it in again for the same person
 * (docs/product.md#2-7). `part` tells this form from the others of its page, the same after logging in again.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  part?: string,
): void {
  const place = placeOfForm(useLocation().pathname, part)
  const { owner, draft } = useOwnDraft(place)
  const { isDirty, isSubmitSuccessful } = useFormState({ control: form.control })
  const isUnsaved = isDirty && !isSubmitSuccessful

  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {})) {
      form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true })
    }
  }, [draft, form])

  useEffect(() => {
    if (owner === undefined || !isUnsaved) return
    // What the person left alone may be another afterwards: a change elsewhere stays (docs/product.md#4-16).
    const save = () => saveDraft(place, owner, form.getValues(undefined, { dirtyFields: true }))
    return keepDraft(save, (callback) => form.subscribe({ formState: { values: true }, callback }))
  }, [form, isUnsaved, owner, place])

  useEffect(() => {
    if (isSubmitSuccessful) discardDraft(place)
  }, [isSubmitSuccessful, place])
}
