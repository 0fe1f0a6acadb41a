import { type ReactElement, useState } from 'react'
import type { LazyComponent } from '../lazyPart.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import type { OpenedMenuProps } from './OpenedMenu.tsx'

export interface MenuItemsProps<Subject, Question> {
  subject: Subject
  /** Called when a chosen entry asks something first. */
  onAsk: (question: Question) => void
}

export interface MenuDialogProps<Subject, Question> {
  subject: Subject
  question: Question
  onClose: () => void
}

interface Props<Subject, Question> extends Pick<
  OpenedMenuProps,
  'title' | 'description' | 'placement'
> {
  /** What the menu is about. */
  subject: Subject
  /** The button that opens the menu. */
  trigger: ReactElement
  /** The entries. They are fetched together with the dialogs when the button is pointed at. */
  Items: LazyComponent<MenuItemsProps<Subject, Question>>
  /** The dialogs that the entries open. */
  Dialog: LazyComponent<MenuDialogProps<Subject, Question>>
}

/** The menu of a part of a page: what can be done with it, and the dialogs that ask first. */
export function ActionMenu<Subject, Question>(props: Props<Subject, Question>) {
  const { subject, Items, Dialog, ...menu } = props
  const [question, setQuestion] = useState<Question>()
  return (
    <>
      <LazyMenu {...menu} fetch={() => Promise.all([Items.preload(), Dialog.preload()])}>
        <Items subject={subject} onAsk={setQuestion} />
      </LazyMenu>
      {question !== undefined && (
        <Dialog subject={subject} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </>
  )
}
