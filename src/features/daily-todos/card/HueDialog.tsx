import { Button, Dialog, Swatches } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'
import '../changes/texts.ts'
import { useListHue } from '../listHue.ts'

interface Props {
  list: OptionOrWidget
  onClose: () => void
}

/** Asks for the colour of a list, which shows immediately (docs/product.md#7-25). */
export function HueDialog({ list: { name, module }, onClose }: Props) {
  const { t } = useTranslation(['listChanges', 'shell'])
  const setPreference = useSetPreference()
  const title = t('hue.title', { name })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={t('shell:close')}
      isDismissable
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('hue.done')}
        </Button>
      }
    >
      <Swatches
        label={t('hue.label')}
        isLabelHidden
        isSpread
        names={t('hue.names', { returnObjects: true })}
        value={useListHue(module)}
        onChange={(hue) => setPreference({ hues: { [module]: hue } })}
      />
    </Dialog>
  )
}
