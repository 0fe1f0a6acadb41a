import { zodResolver } from '@hookform/resolvers/zod'
import {
  getListInspirationOptionsQueryKey,
  imageTypes,
  type InspirationOption,
  type InspirationType,
} from '@daymark/api'
import { Button, ProgressBar, Stack } from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormFileField, FormRadioGroup, FormTextArea } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { Editing } from '../../lib/query/editing.ts'
import type { OptionFormProps } from '../../ui/module-kind/moduleKind.ts'
import { OptionFormFrame } from '../../ui/module-kind/OptionFormFrame.tsx'
import { changeableThought } from './changeable.ts'
import { optionSchema } from './optionSchema.ts'
import { createOption, type OptionValues, saveOption, valuesOfForm } from './saveOption.ts'

const types: readonly InspirationType[] = ['text', 'image']

interface Upload {
  progress: number
  stop: () => void
}

export function OptionForm(props: OptionFormProps<InspirationOption>) {
  const { moduleId, option, onSaved } = props
  const { t } = useTranslation('inspiration')
  const [upload, setUpload] = useState<Upload>()
  const client = useQueryClient()
  const [begun] = useState(() => option && new Editing(changeableThought, option))
  // Saving again after a failed upload changes the option that was made, instead of making another.
  const editing = useRef(begun)
  const [image] = useState(option?.image ?? null)
  const currentImage = (option?.type === 'image' && option.imageURL) || undefined

  const mutation = useMutation({
    mutationFn: async ({ data }: { data: OptionValues }) => {
      const controller = new AbortController()
      try {
        return await saveOption(data, {
          save: async () => {
            if (editing.current) return editing.current.save(client, valuesOfForm(data, image))
            const entity = await createOption(moduleId, data)
            editing.current = new Editing(changeableThought, entity)
            return { entity, isChangedElsewhere: false }
          },
          signal: controller.signal,
          onProgress: (progress) => setUpload({ progress, stop: () => controller.abort() }),
        })
      } finally {
        setUpload(undefined)
      }
    },
    meta: { invalidates: [getListInspirationOptionsQueryKey()] },
  })
  const form = useForm({
    resolver: zodResolver(optionSchema({ hasImage: currentImage !== undefined })),
    defaultValues: {
      name: option?.name ?? '',
      type: option?.type ?? 'text',
      text: option?.text ?? '',
      image: null,
    },
  })
  useServerErrors(form, mutation)
  useDraft(form)
  const { control } = form
  const type = useWatch({ control, name: 'type' })

  return (
    <OptionFormFrame
      form={form}
      mutation={mutation}
      onSubmit={(data) => mutation.mutateAsync({ data })}
      onSaved={({ entity, isChangedElsewhere }) => onSaved(entity.name, isChangedElsewhere)}
      label={t(option ? 'option.form' : 'option.new')}
    >
      <FormRadioGroup
        control={control}
        name="type"
        label={t('option.type')}
        orientation="horizontal"
        options={types.map((value) => ({ value, label: t(`option.types.${value}`) }))}
      />
      {type === 'text' ? (
        <FormTextArea control={control} name="text" label={t('option.text')} isQuoted isRequired />
      ) : (
        <FormFileField
          control={control}
          name="image"
          label={t('option.image')}
          description={t('option.imageDescription', { types: Object.values(imageTypes) })}
          onChosen={() => {
            // What was wrong with the file before is gone at once: examining the next one takes a moment.
            form.clearErrors('image')
            void form.trigger('image')
          }}
          onDropRefused={() => form.setError('image', { message: 'invalid_image' })}
          acceptedFileTypes={['image/*']}
          currentImageUrl={currentImage}
          chooseLabel={currentImage === undefined ? t('option.choose') : t('option.replace')}
          dropLabel={t('option.drop')}
          clearLabel={t('option.clear')}
          isUnavailable={upload !== undefined}
          isRequired={currentImage === undefined}
        />
      )}
      {upload && (
        <Stack gap={3} align="start">
          <ProgressBar label={t('option.uploading')} value={upload.progress * 100} />
          <Button size="small" onPress={upload.stop}>
            {t('option.cancelUpload')}
          </Button>
        </Stack>
      )}
    </OptionFormFrame>
  )
}
