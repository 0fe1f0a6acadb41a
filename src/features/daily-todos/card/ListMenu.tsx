import { BellIcon, ChartIcon, DropIcon, MenuItem, SkipIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import type { MenuDialogProps, MenuItemsProps } from '../../../ui/menu/ActionMenu.tsx'
import type { MenuWidget } from '../../../ui/module-kind/WidgetMenu.tsx'
import type { PartQuestion } from '../../../ui/module-kind/moduleKind.ts'
import { WidgetMenuItems } from '../../../ui/module-kind/partMenu.tsx'
import { AwayDialog } from '../away/AwayDialog.tsx'
import { ReminderDialog } from '../reminder/ReminderDialog.tsx'
import { HueDialog } from './HueDialog.tsx'
import { ListQuestion } from './ListQuestion.tsx'
import '../changes/texts.ts'

/** A list as its menu knows it. */
interface MenuList extends MenuWidget {
  /** The day that its card shows. */
  day: string
}

type Question = PartQuestion | 'away' | 'reminder' | 'hue'

/** Shows the menu entries for a list as a whole. */
export function ListMenuItems({ subject, onAsk }: MenuItemsProps<MenuList, Question>) {
  const { widget } = subject
  const { t } = useTranslation('listChanges')
  return (
    <WidgetMenuItems kind="dailyTodos" subject={subject} onAsk={onAsk}>
      <MenuItem href={paths.historyOfList({ moduleId: widget.module })} icon={<ChartIcon />}>
        {t('history')}
      </MenuItem>
      <MenuItem onAction={() => onAsk('away')} icon={<SkipIcon />}>
        {t('away.action')}
      </MenuItem>
      <MenuItem onAction={() => onAsk('reminder')} icon={<BellIcon />}>
        {t('reminder.action')}
      </MenuItem>
      <MenuItem onAction={() => onAsk('hue')} icon={<DropIcon />}>
        {t('hue.action')}
      </MenuItem>
    </WidgetMenuItems>
  )
}

/** Shows the dialog that an entry of the menu opens. */
export function ListMenuDialog({
  subject,
  question,
  onClose,
}: MenuDialogProps<MenuList, Question>) {
  const { widget, day } = subject
  if (question === 'away') {
    return <AwayDialog list={widget} from={day} onClose={onClose} />
  }
  if (question === 'hue') return <HueDialog list={widget} onClose={onClose} />
  if (question === 'reminder') return <ReminderDialog list={widget} onClose={onClose} />
  return <ListQuestion subject={subject} question={question} onClose={onClose} />
}
