import {
  getDeleteDailyTodosWidgetMutationOptions,
  getGetWidgetsQueryOptions,
  getUpdateDailyTodosWidgetMutationOptions,
} from '@daymark/api'
import {
  CalendarIcon,
  ChartIcon,
  FlameIcon,
  Menu,
  MenuItem,
  PencilIcon,
  SettingsIcon,
  TrashIcon,
} from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStaleAgain } from '../../data/readStaleAgain.ts'
import { paths } from '../../paths.ts'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { useOpeningMenu } from '../../ui/menuOnDemand.tsx'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { showStreaks, useAreStreaksShown } from './history/streakSetting.ts'
import { linkDays, useLinkedDay } from './linkedDay.ts'
import { addListTexts } from './listTexts.ts'
import type { MenuList } from './todoList.ts'

addListTexts()

interface Props {
  list: MenuList
  trigger: ReactElement
}

/** What can be done with a list as a whole. Opens at once, see `menuOnDemand`. */
export function ListMenu({ list: { widget, modulePath, chosenDay }, trigger }: Props) {
  const [isOpen, setOpen] = useOpeningMenu()
  const { t } = useTranslation(['dailyTodos', 'listChanges', 'shell'])
  const client = useQueryClient()
  const areStreaksShown = useAreStreaksShown()
  const isLinked = useLinkedDay() !== undefined
  const lists = client.getQueryData(getGetWidgetsQueryOptions().queryKey)?.dailyTodos ?? []
  const [question, setQuestion] = useState<'rename' | 'delete'>()
  const rename = useMutation(getUpdateDailyTodosWidgetMutationOptions(widget.id))
  const remove = useMutation(getDeleteDailyTodosWidgetMutationOptions(widget.id))
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
          {t('listChanges:rename')}
        </MenuItem>
        <MenuItem
          href={paths.lookBack({ kind: 'daily-todos', widgetId: widget.id })}
          icon={<ChartIcon />}
        >
          {t('listChanges:lookBack')}
        </MenuItem>
        <MenuItem href={modulePath} icon={<SettingsIcon />}>
          {t('list.settings')}
        </MenuItem>
        {lists.length > 1 ? (
          <MenuItem
            onAction={() => linkDays(isLinked ? undefined : chosenDay)}
            icon={<CalendarIcon />}
          >
            {isLinked ? t('listChanges:unlinkDays') : t('listChanges:linkDays')}
          </MenuItem>
        ) : null}
        <MenuItem onAction={() => showStreaks(!areStreaksShown)} icon={<FlameIcon />}>
          {areStreaksShown ? t('streak.hide') : t('streak.show')}
        </MenuItem>
        <MenuItem onAction={() => setQuestion('delete')} icon={<TrashIcon />}>
          {t('shell:delete')}
        </MenuItem>
      </Menu>
      {question === 'rename' && (
        <RenameDialog
          title={t('listChanges:renameTitle', { name: widget.name })}
          name={widget.name}
          part={`widget-${widget.id}`}
          mutation={rename}
          onSaved={async () => {
            await readStaleAgain(client)
            close()
          }}
          onClose={close}
        />
      )}
      <DeleteDialog
        object={widget.name}
        mutation={remove}
        warning={t('listChanges:deleteList')}
        isOpen={question === 'delete'}
        onOpenChange={close}
        onDeleted={async () => {
          // The card goes, and the focus with it.
          document.querySelector('h1')?.focus()
          await readStaleAgain(client)
        }}
      />
    </>
  )
}
