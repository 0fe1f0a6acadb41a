import { type ApiMutation, getGetWidgetsQueryOptions } from '@daymark/api'
import {
  HandleIcon,
  Menu,
  MenuItem,
  PencilIcon,
  SettingsIcon,
  TrashIcon,
} from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStaleAgain } from '../data/readStaleAgain.ts'
import { widgetsOrder } from '../ui/chosenOrder.ts'
import { DeleteDialog } from '../ui/DeleteDialog.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useOpeningMenu } from '../ui/menuOnDemand.tsx'
import { RenameDialog } from '../ui/RenameDialog.tsx'
import { toasts } from '../ui/toasts.ts'
import { addMenuTexts } from './menuTexts.ts'
import type { KindName } from './moduleKind.ts'
import type { MenuWidget } from './widgetMenuButton.tsx'

addMenuTexts()

const ArrangeDialog = lazyPart(async () => (await import('../ui/ArrangeDialog.tsx')).ArrangeDialog)

interface Props {
  kind: KindName
  of: MenuWidget
  trigger: ReactElement
  rename: ApiMutation<{ name: string }, { name: string }>
  remove: ApiMutation<unknown, void>
  /** What stays when the card goes. */
  deleteWarning: string
  /** What else this kind can do: `MenuItem` elements. */
  children: ReactNode
}

/** What can be done with the card of a widget. Opens at once, see `menuOnDemand`. */
export function WidgetMenu({ kind, of: { widget, modulePath }, trigger, ...props }: Props) {
  const { t } = useTranslation(['widgetMenu', 'shell'])
  const [isOpen, setOpen] = useOpeningMenu()
  const client = useQueryClient()
  const siblings = client.getQueryData(getGetWidgetsQueryOptions().queryKey)?.[kind] ?? []
  const [question, setQuestion] = useState<'rename' | 'arrange' | 'delete'>()
  const rename = useMutation(props.rename)
  const remove = useMutation(props.remove)
  const close = () => setQuestion(undefined)

  return (
    <>
      <Menu
        trigger={trigger}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        autoFocus="first"
      >
        <MenuItem onAction={() => setQuestion('rename')} icon={<PencilIcon />}>
          {t('rename')}
        </MenuItem>
        <MenuItem href={modulePath} icon={<SettingsIcon />}>
          {t('settings')}
        </MenuItem>
        {props.children}
        {siblings.length > 1 ? (
          <MenuItem onAction={() => setQuestion('arrange')} icon={<HandleIcon />}>
            {t('arrange')}
          </MenuItem>
        ) : null}
        <MenuItem onAction={() => setQuestion('delete')} icon={<TrashIcon />}>
          {t('shell:delete')}
        </MenuItem>
      </Menu>
      {question === 'rename' && (
        <RenameDialog
          title={t('renameTitle', { name: widget.name })}
          name={widget.name}
          part={`widget-${widget.id}`}
          mutation={rename}
          onSaved={async ({ name }) => {
            await readStaleAgain(client)
            close()
            toasts.show({ tone: 'success', title: t('saved', { name }) })
          }}
          onClose={close}
        />
      )}
      {question === 'arrange' && (
        <ArrangeDialog
          title={t('arrangeTitle')}
          list={widgetsOrder(kind)}
          entities={siblings}
          onClose={close}
        />
      )}
      <DeleteDialog
        object={widget.name}
        mutation={remove}
        warning={props.deleteWarning}
        isOpen={question === 'delete'}
        onOpenChange={close}
        onDeleted={async () => {
          // The card goes, and the focus with it.
          document.querySelector('h1')?.focus()
          await readStaleAgain(client)
          toasts.show({ tone: 'success', title: t('deleted', { name: widget.name }) })
        }}
      />
    </>
  )
}
