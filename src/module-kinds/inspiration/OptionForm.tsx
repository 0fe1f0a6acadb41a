import {
  getCreateInspirationOptionMutationOptions,
  imageTypes,
  type InspirationOption,
  type InspirationType,
} from '@daymark/api'
import { Button, ProgressBar, Stack } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormFileField, FormRadioGroup, FormTextArea } from '../../forms/fields.tsx'
import { useApiForm } from '../../forms/useApiForm.ts'
import type { OptionFormProps } from '../moduleKind.ts'
import { OptionFormFrame } from '../OptionFormFrame.tsx'
import { imageToSend } from './imageToSend.ts'
import { optionSchema } from './optionSchema.ts'
import { type OptionValues, saveDetails, sendImage } from './saveOption.ts'

const types: readonly InspirationType[] = ['text', 'image']

interface Upload {
  progress: number
  stop: () => void
}

// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function OptionForm(props: OptionFormProps<InspirationOption>) {
  const { moduleId, option, onSaved } = props
  const { t } = useTranslation('inspiration')
  const [upload, setUpload] = useState<Upload>()
  // Saving again after a failed upload changes the option that was made, instead of making another.
  const savedId = useRef(option?.id)
  const currentImage = (option?.type === 'image' && option.imageURL) || undefined

  async function send(file: File, optionId: number) {
    const controller = new AbortController()
    const show = (progress: number) => setUpload({ progress, stop: () => controller.abort() })
    show(0)
    try {
      await sendImage(optionId, file, { signal: controller.signal, onProgress: show })
    } finally {
      setUpload(undefined)
    }
  }

  const mutation = useMutation({
    mutationFn: async (values: OptionValues) => {
      const image = values.type === 'image' && values.image && (await imageToSend(values.image))
      const saved = await saveDetails(values, { moduleId, optionId: savedId.current })
      savedId.current = saved.id
      if (image) await send(image, saved.id)
    },
    meta: getCreateInspirationOptionMutationOptions().meta,
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
    <OptionFormFrame form={form} isNew={option === undefined}>
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
