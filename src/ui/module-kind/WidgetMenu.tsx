import { IconButton, Menu, MoreIcon } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LazyComponent } from '../lazyPart.tsx'
import type { OptionOrWidget } from './moduleKind.ts'

/** What the menu of a card is about. */
export interface MenuWidget {
  widget: OptionOrWidget
  modulePath: string
}

export interface MenuItemsProps<Of, Question> {
  of: Of
  /** An entry was chosen that asks something first. */
  onAsk: (question: Question) => void
}

export interface MenuDialogProps<Of, Question> {
  of: Of
  question: Question
  onClose: () => void
}

interface Props<Of extends MenuWidget, Question> {
  of: Of
  /** The entries, and the dialogs that they open: both come when the button is pointed at. */
  Items: LazyComponent<MenuItemsProps<Of, Question>>
  Dialog: LazyComponent<MenuDialogProps<Of, Question>>
}

/** The menu of a card: what can be done with it as a whole. */
export function WidgetMenu<Of extends MenuWidget, Question>(props: Props<Of, Question>) {
  const { of, Items, Dialog } = props
  const { t } = useTranslation(['dashboard', 'shell'])
  const [question, setQuestion] = useState<Question>()
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={t('widgetMenu', { name: of.widget.name })}
            icon={<MoreIcon />}
          />
        }
        placement="bottom end"
        preload={() => Promise.all([Items.preload(), Dialog.preload()])}
        missingText={t('shell:partMissing')}
      >
        <Items of={of} onAsk={setQuestion} />
      </Menu>
      {question !== undefined && (
        <Dialog of={of} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
