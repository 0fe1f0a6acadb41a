import type { MenuProps } from '@daymark/design-system'
import { type ReactElement, useState } from 'react'
import type { LazyComponent } from '../lazyPart.tsx'
import { LazyMenu } from './LazyMenu.tsx'

export interface MenuItemsProps<Of, Question> {
  of: Of
  /** Called when a chosen entry asks something first. */
  onAsk: (question: Question) => void
}

export interface MenuDialogProps<Of, Question> {
  of: Of
  question: Question
  onClose: () => void
}

interface Props<Of, Question> extends Pick<MenuProps, 'placement'> {
  /** What the menu is about. */
  of: Of
  /** The button that opens the menu. */
  trigger: ReactElement
  /** The entries. They are fetched together with the dialogs when the button is pointed at. */
  Items: LazyComponent<MenuItemsProps<Of, Question>>
  /** The dialogs that the entries open. */
  Dialog: LazyComponent<MenuDialogProps<Of, Question>>
}

/** The menu of a part of a page: what can be done with it, and the dialogs that ask first. */
export function ActionMenu<Of, Question>(props: Props<Of, Question>) {
  const { of, trigger, Items, Dialog, placement = 'bottom start' } = props
  const [question, setQuestion] = useState<Question>()
  return (
    <>
      <LazyMenu
        trigger={trigger}
        placement={placement}
        fetch={() => Promise.all([Items.preload(), Dialog.preload()])}
      >
        <Items of={of} onAsk={setQuestion} />
      </LazyMenu>
      {question !== undefined && (
        <Dialog of={of} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
