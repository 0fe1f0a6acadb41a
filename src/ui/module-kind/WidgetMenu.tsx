import { IconButton, MoreIcon, Name } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { LazyComponent } from '../lazyPart.tsx'
import { ActionMenu, type MenuDialogProps, type MenuItemsProps } from '../menu/ActionMenu.tsx'
import type { OptionOrWidget } from './moduleKind.ts'

/** What the menu of a card is about. */
export interface MenuWidget {
  widget: OptionOrWidget
  modulePath: string
}

interface Props<Subject extends MenuWidget, Question> {
  subject: Subject
  Items: LazyComponent<MenuItemsProps<Subject, Question>>
  Dialog: LazyComponent<MenuDialogProps<Subject, Question>>
  /** Returns the button that opens it, with this label. @default three dots */
  renderTrigger?: (label: string) => ReactElement
}

/** The menu of a card: what can be done with it as a whole. */
export function WidgetMenu<Subject extends MenuWidget, Question>(props: Props<Subject, Question>) {
  const { renderTrigger, ...rest } = props
  const { t } = useTranslation('dashboard')
  const { name } = props.subject.widget
  const label = t('widgetMenu', { name })
  return (
    <ActionMenu
      {...rest}
      title={<Name>{name}</Name>}
      trigger={
        renderTrigger?.(label) ?? <IconButton size="small" label={label} icon={<MoreIcon />} />
      }
      placement={renderTrigger ? 'bottom start' : 'bottom end'}
    />
  )
}
