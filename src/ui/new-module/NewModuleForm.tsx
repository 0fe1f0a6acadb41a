import { zodResolver } from '@hookform/resolvers/zod'
import { NameSchema } from '@daymark/api/schemas'
import type { ListHue } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { focusField } from '../../lib/forms/focusField.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormCheckbox, FormNameField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import type { AnyModuleKind } from '../module-kind/moduleKind.ts'
import { type MadeModule, moduleMaker } from './makeModule.ts'
import './texts.ts'

interface Props {
  kind: AnyModuleKind
  /** Called once the module and what shows it are there. */
  onMade: (made: MadeModule) => Promise<unknown> | void
  /** Leaves the form of a dialog. A form without it has a page of its own, which also asks whether the dashboard shows it. */
  onCancel?: () => void
}

const schema = z.object({
  name: NameSchema,
  isShown: z.boolean(),
  hue: z.optional(z.custom<ListHue>()),
})

/** Asks for the name of a new module, and its hue if it has one, and creates it with its place on the dashboard (docs/product.md#6-7). */
export function NewModuleForm({ kind, onMade, onCancel }: Props) {
  const { t } = useTranslation(['newModule', 'shell'])
  const { t: ofKind } = useTranslation(kind.kind)
  const isInDialog = onCancel !== undefined
  const { NewHue } = kind.module
  const [make] = useState(() => moduleMaker(kind))
  const mutation = useMutation({ mutationFn: make })
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', isShown: true, hue: undefined },
  })
  useServerErrors(form, mutation)
  useDraft(form, isInDialog ? `new-${kind.kind}` : undefined)
  const { control } = form
  useEffect(() => {
    if (isInDialog) focusField(control, 'name')
  }, [isInDialog, control])
  return (
    <ApiForm
      form={form}
      mutation={mutation}
      onSubmit={(values) => mutation.mutateAsync(values)}
      onSaved={onMade}
      label={ofKind('module.new')}
      submitLabel={isInDialog ? t('create') : t('shell:save')}
      isGuarded={!isInDialog}
    >
      <FormNameField control={control} name="name" label={t('shell:name')} />
      {NewHue && (
        <Controller
          control={control}
          name="hue"
          render={({ field: { value, onChange } }) => <NewHue value={value} onChange={onChange} />}
        />
      )}
      {!isInDialog && (
        <FormCheckbox control={control} name="isShown">
          {t('show')}
        </FormCheckbox>
      )}
    </ApiForm>
  )
}
