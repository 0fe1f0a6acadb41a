import { Button, Dialog, ReorderList, Stack, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useOffers } from '../../lib/query/offers.ts'
import './texts.ts'
import { useChosenOrder } from './chosenOrder.ts'
import { useChooseOrder } from './useChooseOrder.ts'
interface Props {
  title: string
  /** The name under which the order is stored. */
  list: string
  entities: readonly { id: number; name: string }[]
  onClose: () => void
}

/**
 * Puts a list in the order that the person chooses. Keeps each move immediately (docs/product.md#7-18).
 */
export function ArrangeDialog({ title, list, entities, onClose }: Props) {
  const { t } = useTranslation(['arrange', 'shell'])
  const chooseOrder = useChooseOrder()
  const items = useChosenOrder(list, entities)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      isDismissable
      closeLabel={t('shell:close')}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Stack>
        <Text size="sm" tone="muted">
          {t(useOffers('preferences') ? 'everywhere' : 'text')}
        </Text>
        <ReorderList
          label={title}
          autoFocus
          items={items}
          onReorder={(ids) => chooseOrder(list, ids)}
          moveUpLabel={(name) => t('up', { name })}
          moveDownLabel={(name) => t('down', { name })}
          movedLabel={(name, position, total) => t('moved', { name, position, total })}
          alreadyFirstLabel={(name) => t('alreadyFirst', { name })}
          alreadyLastLabel={(name) => t('alreadyLast', { name })}
        />
      </Stack>
    </Dialog>
  )
}
