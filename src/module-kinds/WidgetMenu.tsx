import { type ApiMutation, getGetWidgetsQueryOptions } from '@daymark/api'
import { HandleIcon, MenuItem, PencilIcon, SettingsIcon, TrashIcon } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrangeDialog } from '../ui/arrangeOnDemand.ts'
import { widgetsOrder } from '../ui/chosenOrder.ts'
import { OpeningMenu } from '../ui/OpeningMenu.tsx'
import { addMenuTexts } from './menuTexts.ts'
import type { KindName } from './moduleKind.ts'
import { DeletePart, RenamePart } from './partDialogs.tsx'
import type { MenuWidget } from './widgetMenuButton.tsx'

addMenuTexts()

interface Props {
  kind: KindName
  of: MenuWidget
  trigger: ReactElement
  rename: ApiMutation<{ name: string }, { name: string }>
  remove: ApiMutation<unknown, void>
  /** What stays when the card goes. */
  deleteWarning: string
  /** What else this kind can do: `MenuItem` elements. */
  children?: ReactNode
}

/** What can be done with the card of a widget. */
export function WidgetMenu({ kind, of: { widget, modulePath }, trigger, ...props }: Props) {
  const { t } = useTranslation(['widgetMenu', 'shell'])
  const client = useQueryClient()
  const siblings = client.getQueryData(getGetWidgetsQueryOptions().queryKey)?.[kind] ?? []
  const [question, setQuestion] = useState<'rename' | 'arrange' | 'delete'>()
  const close = () => setQuestion(undefined)

  return (
    <>
      <OpeningMenu trigger={trigger} placement="bottom end">
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
        <MenuItem onAction={() => setQuestion('delete')} icon={<TrashIcon />} isDestructive>
          {t('shell:delete')}
        </MenuItem>
      </OpeningMenu>
      {question === 'rename' && (
        <RenamePart
          name={widget.name}
          part={`widget-${widget.id}`}
          mutation={props.rename}
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
      {question === 'delete' && (
        <DeletePart
          name={widget.name}
          mutation={props.remove}
          warning={props.deleteWarning}
          findFocus={() => document.querySelector('h1')}
          onClose={close}
        />
      )}
    </>
  )
}
