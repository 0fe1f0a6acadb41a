import { type Dashboard, getGetWidgetsQueryKey } from '@daymark/api'
import {
  HandleIcon,
  MenuItem,
  PencilIcon,
  SettingsIcon,
  TrashIcon,
  useMedia,
} from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Changeable } from '../../lib/query/editing.ts'
import { ArrangeDialog } from '../arrange/arrangeOnDemand.ts'
import { widgetsOrder } from '../arrange/chosenOrder.ts'
import './texts.ts'
import type {
  KindName,
  MutationOptionsOf,
  Named,
  PartQuestion,
  WidgetQuestionProps,
} from './moduleKind.ts'
import { DeletePart, RenamePart } from './partDialogs.tsx'
import type { MenuItemsProps } from '../menu/ActionMenu.tsx'
import type { MenuWidget } from './WidgetMenu.tsx'

interface PartItemsProps {
  onAsk: (question: PartQuestion) => void
  /** Says what is changed first: its name, or all of it. */
  changeLabel: string
  /** The entry that puts it and the others in order. Undefined if there is nothing to order. */
  arrangeLabel: string | undefined
  /** What else can be done: `MenuItem` elements. */
  children?: ReactNode
  /** What can be done instead of deleting it: a `MenuItem`. */
  last?: ReactNode
}

/** The entries of every menu of a card or of one of its rows. */
export function PartMenuItems({ onAsk, changeLabel, arrangeLabel, ...props }: PartItemsProps) {
  const { t } = useTranslation('shell')
  return (
    <>
      <MenuItem onAction={() => onAsk('rename')} icon={<PencilIcon />}>
        {changeLabel}
      </MenuItem>
      {props.children}
      {arrangeLabel === undefined ? null : (
        <MenuItem onAction={() => onAsk('arrange')} icon={<HandleIcon />}>
          {arrangeLabel}
        </MenuItem>
      )}
      {props.last}
      <MenuItem onAction={() => onAsk('delete')} icon={<TrashIcon />} isDestructive>
        {t('delete')}
      </MenuItem>
    </>
  )
}

interface PartDialogProps<Part extends Named> {
  question: PartQuestion
  onClose: () => void
  part: Part
  rename: Pick<ComponentProps<typeof RenamePart<Part>>, 'draft' | 'change' | 'page'>
  arrange: Pick<ComponentProps<typeof ArrangeDialog>, 'title' | 'list' | 'entities'>
  remove: Omit<ComponentProps<typeof DeletePart<Part>>, 'name' | 'id' | 'onClose'>
}

/** Shows the dialog that one of these entries opens. */
export function PartMenuDialog<Part extends Named>(props: PartDialogProps<Part>) {
  const { question, onClose, part } = props
  const { id, name } = part
  switch (question) {
    case 'rename':
      return <RenamePart {...props.rename} part={part} onClose={onClose} />
    case 'arrange':
      return <ArrangeDialog {...props.arrange} onClose={onClose} />
    case 'delete':
      return <DeletePart {...props.remove} id={id} name={name} onClose={onClose} />
  }
}

interface ItemsProps extends MenuItemsProps<MenuWidget, PartQuestion> {
  kind: KindName
  /** What else this kind can do: `MenuItem` elements. */
  children?: ReactNode
}

/** The entries of every card's menu. */
export function WidgetMenuItems({ kind, subject, onAsk, children }: ItemsProps) {
  const { t } = useTranslation('widgetMenu')
  const siblings = useSiblings(kind)
  // A mouse drags the card itself.
  const isTouched = useMedia('(hover: none)')
  return (
    <PartMenuItems
      onAsk={onAsk}
      changeLabel={t('rename')}
      arrangeLabel={isTouched && siblings.length > 1 ? t('arrange') : undefined}
    >
      <MenuItem href={subject.modulePath} icon={<SettingsIcon />}>
        {t('editList')}
      </MenuItem>
      {children}
    </PartMenuItems>
  )
}

interface DialogProps extends WidgetQuestionProps {
  kind: KindName
  change: Changeable<Named, { name: string }>
  remove: MutationOptionsOf<unknown, { id: number }>
  /** Makes a widget, for a deletion that is taken back. */
  create: MutationOptionsOf<Named, { data: { module: number; name: string } }>
  /** Called with the widget that was made again, which has another id. */
  onMadeAgain?: (widget: Named) => void
  /** Says what is kept when the card is deleted. */
  deleteWarning: string
}

/** Shows the dialog that an entry of a card's menu opens. */
export function WidgetMenuDialog({ kind, subject: { widget }, ...props }: DialogProps) {
  const { t } = useTranslation('widgetMenu')
  const entities = useSiblings(kind)
  const { mutateAsync: create } = useMutation(props.create())
  const { question, onClose, change } = props
  return (
    <PartMenuDialog<Named>
      question={question}
      onClose={onClose}
      part={widget}
      rename={{ draft: `widget-${widget.id}`, change }}
      arrange={{ title: t('arrangeTitle'), list: widgetsOrder(kind), entities }}
      remove={{
        remove: props.remove,
        warning: props.deleteWarning,
        afterwards: t('deletedWidget'),
        restore: {
          read: change.read,
          async make({ name }) {
            props.onMadeAgain?.(await create({ data: { module: widget.module, name } }))
          },
        },
        findFocus: props.findFocus ?? (() => document.querySelector('h1')),
        onDeleted: props.onDeleted,
      }}
    />
  )
}

/** Returns all cards of this kind, as the dashboard has them. */
function useSiblings(kind: KindName) {
  return useQueryClient().getQueryData<Dashboard>(getGetWidgetsQueryKey())?.[kind] ?? []
}
