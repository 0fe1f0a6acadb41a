import { Button, Dialog, Name, Stack, Swatches, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'
import '../changes/texts.ts'
import { useHueNames } from '../hueNames.ts'
import { useListHue } from '../listHue.ts'

interface Props {
  list: OptionOrWidget
  onClose: () => void
}

/** Asks for the colour of a list, which shows immediately (docs/product.md#7-25). */
export function HueDialog({ list: { name, module }, onClose }: Props) {
  const { t } = useTranslation(['listChanges', 'shell'])
  const setPreference = useSetPreference()
  const hue = useListHue(module)
  const names = useHueNames()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('hue.title')}
      description={<Name>{name}</Name>}
      closeLabel={t('shell:close')}
      isDismissable
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('hue.done')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Swatches
          label={t('hue.label')}
          isLabelHidden
          isSpread
          names={names}
          value={hue}
          onChange={(chosen) => setPreference({ hues: { [module]: chosen } })}
        />
        <Text size="sm" tone="muted">
          {t('hue.shown', { name: names[hue] })}
        </Text>
      </Stack>
    </Dialog>
  )
}
