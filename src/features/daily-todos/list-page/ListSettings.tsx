import { ControlRow, GroupRow, Swatches } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import type { Named, OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { useReminder } from '../../../ui/preferences/reminders.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'
import '../changes/texts.ts'
import { useHueNames } from '../hueNames.ts'
import { useListHue } from '../listHue.ts'
import { useReminderWords } from '../reminder/reminderWords.ts'

const ReminderDialog = lazyPart(
  async () => (await import('../reminder/ReminderDialog.tsx')).ReminderDialog,
)

interface Props {
  module: Named
  /** The first place of the list on the dashboard. */
  widget: OptionOrWidget | undefined
}

/** The rows for the colour and the reminder of a list. */
export function ListSettings({ module: { id }, widget }: Props) {
  const { t } = useTranslation('listChanges')
  const setPreference = useSetPreference()
  return (
    <>
      <ControlRow label={t('hue.row')}>
        <Swatches
          label={t('hue.label')}
          isLabelHidden
          names={useHueNames()}
          value={useListHue(id)}
          onChange={(hue) => setPreference({ hues: { [id]: hue } })}
        />
      </ControlRow>
      {widget ? (
        <ReminderRow list={widget} />
      ) : (
        // Its place stays: no row moves when the list is shown or not.
        <GroupRow label={t('reminder.row')} value={t('reminder.away')} />
      )}
    </>
  )
}

function ReminderRow({ list }: { list: OptionOrWidget }) {
  const { t } = useTranslation('listChanges')
  const reminder = useReminder(list.id)
  const words = useReminderWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <GroupRow
        label={t('reminder.row')}
        value={reminder ? words(reminder) : t('reminder.none')}
        onPress={() => setOpen(true)}
      />
      {isOpen && <ReminderDialog list={list} onClose={() => setOpen(false)} />}
    </>
  )
}
