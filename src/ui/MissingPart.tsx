import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toasts } from './toasts.ts'

/** Replaces a part over the page that could not be fetched: says so and closes it, so that the next press asks again. */
export function MissingPart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  useEffect(() => {
    toasts.show({ tone: 'danger', title: t('partMissing') })
    onClose()
  })
  return null
}
