import type { DailyTodoOption } from '@daymark/api'
import { NoteSchema, NoteSchemaMax } from '@daymark/api/schemas'
import { zodResolver } from '@hookform/resolvers/zod'
import { announce, Dialog, Name, TextArea } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { focusField } from '../../../lib/forms/focusField.ts'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { useFormField } from '../../../lib/forms/fields.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { useWait } from '../../../lib/offline/connection.ts'
import { setNote } from '../status/setStatus.ts'
import { useShownNote } from './shownNotes.ts'
import './texts.ts'

interface Props {
  option: DailyTodoOption
  /** ISO day. */
  date: string
  onClose: () => void
}

/** Asks for the note of a to-do on a day, and shows it immediately. Without a connection it waits, like a status. */
export function NoteDialog(props: Props) {
  const { t } = useTranslation(['notes', 'shell'])
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      title={t('label')}
      description={<Name>{props.option.name}</Name>}
      closeLabel={t('shell:close')}
      isDismissable
    >
      <NoteForm {...props} />
    </Dialog>
  )
}

const schema = z.object({ note: NoteSchema })

function NoteForm({ option: { id, module, name }, date, onClose }: Props) {
  const { t } = useTranslation(['notes', 'shell', 'dailyTodos'])
  const names = useDayNames()
  const shown = useShownNote({ module, date, option: id })
  const { mutateAsync: send } = useMutation(setNote({ module, date, option: id, name }))
  const isWaiting = useWait() !== undefined
  // The dialog waits for no answer.
  const save = useMutation({
    mutationFn: async ({ note }: z.infer<typeof schema>) => {
      if (note === shown) return
      // Its row shows it. What becomes of it otherwise is said by `conflict.ts`.
      void send(note).then(
        ({ isConflict }) => {
          if (!isConflict) announce(t(note === '' ? 'deleted' : 'saved'))
        },
        () => undefined,
      )
      if (isWaiting) announce(t('dailyTodos:widget.waiting'))
    },
    networkMode: 'always',
  })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { note: shown } })
  useServerErrors(form, save)
  useDraft(form, `note-${id}-${date}`)
  const { control } = form
  const field = useFormField({ control, name: 'note' })
  useEffect(() => focusField(control, 'note', { shouldSelect: true }), [control])
  return (
    <ApiForm
      form={form}
      mutation={save}
      onSubmit={(values) => save.mutateAsync(values)}
      onSaved={onClose}
      label={t('title', { name })}
      submitLabel={t('shell:save')}
    >
      <TextArea
        {...field}
        limit={{
          max: NoteSchemaMax,
          label: (length) => t('length', { length, max: NoteSchemaMax }),
        }}
        label={t('label')}
        isLabelHidden
        description={t('about', { day: names.long(date) })}
      />
    </ApiForm>
  )
}
