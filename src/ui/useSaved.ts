import { useTranslation } from 'react-i18next'
import type { SavedChange } from '../lib/query/editing.ts'
import { toasts } from './toasts.ts'

/** Returns a function that says that something was saved, and that what another device had changed stays (docs/product.md#4-16). */
export function useSaved() {
  const { t } = useTranslation('shell')
  return ({ entity, isChangedElsewhere }: SavedChange<{ name: string }>): void => {
    toasts.show({
      tone: 'success',
      title: t('saved', { object: entity.name }),
      description: isChangedElsewhere ? t('changedElsewhere') : undefined,
    })
  }
}
