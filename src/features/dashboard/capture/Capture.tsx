import { zodResolver } from '@hookform/resolvers/zod'
import { OptionTextSchema } from '@daymark/api/schemas'
import { Button, Dialog } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { focusField } from '../../../lib/forms/focusField.ts'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { FormRadioGroup, FormTextArea } from '../../../lib/forms/fields.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { toasts } from '../../../ui/toasts.ts'
import type { PlacedWidget } from '../placedWidget.ts'
import { capturedText } from './captureAddress.ts'
import './texts.ts'

const schema = z.object({
  text: OptionTextSchema,
  place: z.string(),
})
type Values = z.infer<typeof schema>

const placeOf = ({ kind, widget }: PlacedWidget) => `${kind.kind}-${widget.id}`

/** Offers to add what the address brings, for instance from another app, to the list or the collection of a card. */
export function Capture({ widgets }: { widgets: readonly PlacedWidget[] }) {
  const { t } = useTranslation(['capture', 'shell'])
  const [address, setAddress] = useSearchParams()
  const text = capturedText(address)
  if (text === undefined) return null
  const close = () => setAddress({}, { replace: true })
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('title')}
      closeLabel={t('shell:close')}
      isDismissable
    >
      <CaptureForm text={text} widgets={widgets} onClose={close} />
    </Dialog>
  )
}

interface FormProps {
  text: string
  widgets: readonly PlacedWidget[]
  onClose: () => void
}

function CaptureForm({ text, widgets, onClose }: FormProps) {
  const { t } = useTranslation(['capture', 'shell'])
  const able = widgets.filter(({ kind }) => kind.firstRun)
  const chosen = ({ place }: Values) => able.find((one) => placeOf(one) === place) ?? able[0]
  const add = useMutation({
    mutationFn: async (values: Values) => {
      const place = chosen(values)
      const maker = await place?.kind.firstRun?.()
      await maker?.createOption(place?.widget.module ?? 0, values.text)
    },
    // What the place's kind sends is known only once its first run has loaded: no generated options fit.
    onSettled: async (_made, _error, values, _result, { client }) => {
      const list = chosen(values)?.kind.option.list.queryKey()
      if (list) await client.invalidateQueries({ queryKey: list })
    },
  })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { text, place: able[0] ? placeOf(able[0]) : '' },
  })
  useServerErrors(form, add)
  useDraft(form, 'capture')
  const { control } = form
  useEffect(() => focusField(control, 'text'), [control])
  return (
    <ApiForm
      form={form}
      mutation={add}
      onSubmit={(values) => add.mutateAsync(values)}
      onSaved={(_, values) => {
        onClose()
        const name = chosen(values)?.widget.name
        toasts.show({ tone: 'success', title: t('added', { name }) })
      }}
      label={t('title')}
      submitLabel={t('add')}
      actions={<Button onPress={onClose}>{t('shell:cancel')}</Button>}
    >
      <FormTextArea control={control} name="text" label={t('text')} />
      <FormRadioGroup
        control={control}
        name="place"
        label={t('place')}
        options={able.map((one) => ({ value: placeOf(one), label: one.widget.name }))}
      />
    </ApiForm>
  )
}
