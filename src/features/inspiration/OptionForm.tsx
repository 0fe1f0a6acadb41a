import {
  imageTypes,
  type InspirationOption,
  type InspirationType,
  useCreateInspirationOption,
  usePatchInspirationOption,
  useUpdateInspirationOption,
} from '@daymark/api'
import { Button, ProgressBar, Stack } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormFileField, FormRadioGroup, FormTextArea } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'
import type { OptionFormProps } from '../../ui/module-kind/moduleKind.ts'
import { OptionFormFrame } from '../../ui/module-kind/OptionFormFrame.tsx'
import { imageToSend } from './imageToSend.ts'
import { optionSchema } from './optionSchema.ts'
import { bodyOf, type OptionValues, uploadError, uploadImage } from './saveOption.ts'

const types: readonly InspirationType[] = ['text', 'image']

interface Upload {
  progress: number
  stop: () => void
}

export function OptionForm(props: OptionFormProps<InspirationOption>) {
  const { moduleId, option, onSaved } = props
  const { t } = useTranslation('inspiration')
  const [upload, setUpload] = useState<Upload>()
  // Saving again after a failed upload changes the option that was made, instead of making another.
  const savedId = useRef(option?.id)
  const currentImage = (option?.type === 'image' && option.imageURL) || undefined

  const create = useCreateInspirationOption()
  const update = useUpdateInspirationOption()
  const patch = usePatchInspirationOption()

  async function send(file: File, id: number) {
    const controller = new AbortController()
    const show = (progress: number) => setUpload({ progress, stop: () => controller.abort() })
    show(0)
    try {
      const image = await uploadImage(file, { signal: controller.signal, onProgress: show })
      await patch.mutateAsync({ id, data: { image } })
    } catch (cause) {
      throw uploadError(cause)
    } finally {
      setUpload(undefined)
    }
  }

  const mutation = useMutation({
    mutationFn: async ({ data: values }: { data: OptionValues }) => {
      const image = values.type === 'image' && values.image && (await imageToSend(values.image))
      const data = bodyOf(values)
      const { id } = savedId.current
        ? await update.mutateAsync({ id: savedId.current, data })
        : await create.mutateAsync({ data: { module: moduleId, ...data } })
      savedId.current = id
      if (image) await send(image, id)
    },
  })
  const form = useApiForm({
    schema: optionSchema({ hasImage: currentImage !== undefined }),
    values: {
      name: option?.name ?? '',
      type: option?.type ?? 'text',
      text: option?.text ?? '',
      image: null,
    },
    mutation,
    onSaved: (_saved, { name }) => onSaved(name),
  })
  const { control } = form.form
  const type = useWatch({ control, name: 'type' })

  return (
    <OptionFormFrame form={form} label={t(option ? 'option.form' : 'option.new')}>
      <FormRadioGroup
        control={control}
        name="type"
        label={t('option.type')}
        orientation="horizontal"
        options={types.map((value) => ({ value, label: t(`option.types.${value}`) }))}
      />
      {type === 'text' ? (
        <FormTextArea control={control} name="text" label={t('option.text')} isRequired />
      ) : (
        <FormFileField
          control={control}
          name="image"
          label={t('option.image')}
          description={t('option.imageDescription', { types: Object.values(imageTypes) })}
          onChosen={() => void form.form.trigger('image')}
          onDropRefused={() => form.form.setError('image', { message: 'invalid_image' })}
          acceptedFileTypes={['image/*']}
          currentImageUrl={currentImage}
          chooseLabel={currentImage === undefined ? t('option.choose') : t('option.replace')}
          dropLabel={t('option.drop')}
          clearLabel={t('option.clear')}
          isDisabled={upload !== undefined}
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
