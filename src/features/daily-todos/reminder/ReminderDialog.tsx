import { Dialog, Name } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffers } from '../../../lib/query/offers.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import '../changes/texts.ts'
import { CalendarForm } from './CalendarForm.tsx'
import { PushForm } from './PushForm.tsx'

interface Props {
  list: OptionOrWidget
  onClose: () => void
}

/** Asks when a list reminds of itself: by a notification where the backend can send one, or by the person's own calendar. */
export function ReminderDialog({ list, onClose }: Props) {
  const { t } = useTranslation(['listChanges', 'shell'])
  const hasPush = useOffers('reminders')
  const [isCalendar, setCalendar] = useState(!hasPush)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('reminder.remind')}
      description={<Name>{list.name}</Name>}
      closeLabel={t('shell:close')}
      isDismissable
    >
      {isCalendar ? (
        <CalendarForm list={list} onClose={onClose} />
      ) : (
        <PushForm list={list} onClose={onClose} onCalendar={() => setCalendar(true)} />
      )}
    </Dialog>
  )
}
