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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrangeDialog } from '../arrange/arrangeOnDemand.ts'
import { widgetsOrder } from '../arrange/chosenOrder.ts'
import { holdKeys } from '../heldKeys.ts'
import './texts.ts'
import type { KindName, MutationOptionsOf } from './moduleKind.ts'
import { DeletePart, RenamePart } from './partDialogs.tsx'
import type { MenuDialogProps, MenuItemsProps, MenuWidget } from './WidgetMenu.tsx'

/** Dialogs that every card's menu opens. */
export type WidgetQuestion = 'rename' | 'arrange' | 'delete'

interface ItemsProps extends MenuItemsProps<MenuWidget, WidgetQuestion> {
  kind: KindName
  /** What else this kind can do: `MenuItem` elements. */
  children?: ReactNode
}

/** The entries of every card's menu. */
export function WidgetMenuItems({ kind, of, onAsk, children }: ItemsProps) {
  const { t } = useTranslation(['widgetMenu', 'shell'])
  const siblings = useSiblings(kind)
  // A mouse drags the card itself.
  const isTouched = useMedia('(hover: none)')
  return (
    <>
      <MenuItem
        onAction={() => {
          holdKeys()
          onAsk('rename')
        }}
        icon={<PencilIcon />}
      >
        {t('rename')}
      </MenuItem>
      <MenuItem href={of.modulePath} icon={<SettingsIcon />}>
        {t('settings')}
      </MenuItem>
      {children}
      {isTouched && siblings.length > 1 ? (
        <MenuItem onAction={() => onAsk('arrange')} icon={<HandleIcon />}>
          {t('arrange')}
        </MenuItem>
      ) : null}
      <MenuItem onAction={() => onAsk('delete')} icon={<TrashIcon />} isDestructive>
        {t('shell:delete')}
      </MenuItem>
    </>
  )
}

interface DialogProps extends MenuDialogProps<MenuWidget, WidgetQuestion> {
  kind: KindName
  update: MutationOptionsOf<{ name: string }, { id: number; data: { name: string } }>
  remove: MutationOptionsOf<unknown, { id: number }>
  /** Makes a widget, for a deletion that is taken back. */
  create: MutationOptionsOf<unknown, { data: { module: number; name: string } }>
  /** Says what is kept when the card is deleted. */
  deleteWarning: string
}

/** Shows the dialog that an entry of a card's menu opens. */
export function WidgetMenuDialog({
  kind,
  of: { widget },
  question,
  onClose,
  ...props
}: DialogProps) {
  const { t } = useTranslation('widgetMenu')
  const siblings = useSiblings(kind)
  const { mutateAsync: create } = useMutation(props.create())
  const restore = () => create({ data: { module: widget.module, name: widget.name } })

  switch (question) {
    case 'rename':
      return (
        <RenamePart
          name={widget.name}
          part={`widget-${widget.id}`}
          update={props.update}
          id={widget.id}
          dataOf={(values) => values}
          onClose={onClose}
        />
      )
    case 'arrange':
      return (
        <ArrangeDialog
          title={t('arrangeTitle')}
          list={widgetsOrder(kind)}
          entities={siblings}
          onClose={onClose}
        />
      )
    case 'delete':
      return (
        <DeletePart
          name={widget.name}
          remove={props.remove}
          id={widget.id}
          warning={props.deleteWarning}
          restore={restore}
          findFocus={() => document.querySelector('h1')}
          onClose={onClose}
        />
      )
  }
}

/** Returns all cards of this kind, as the dashboard has them. */
function useSiblings(kind: KindName) {
  return useQueryClient().getQueryData<Dashboard>(getGetWidgetsQueryKey())?.[kind] ?? []
}
