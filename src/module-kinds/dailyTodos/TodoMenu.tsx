import {
  type DailyTodoOption,
  getDeleteDailyTodoOptionMutationOptions,
  getUpdateDailyTodoOptionMutationOptions,
  withVariables,
} from '@daymark/api'
import { AnchoredMenu, MenuItem, PencilIcon, SettingsIcon, TrashIcon } from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStaleAgain } from '../../data/readStaleAgain.ts'
import { paths } from '../../paths.ts'
import { DeleteDialog } from '../../ui/DeleteDialog.tsx'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { toasts } from '../../ui/toasts.ts'
import { addMenuTexts } from '../menuTexts.ts'
import { addListTexts } from './listTexts.ts'
import type { OpenedTodo } from './todoList.ts'

addListTexts()
addMenuTexts()

/** A text that is the name says nothing of its own, and changes with it. */
function renamed(option: DailyTodoOption, name: string) {
  return { name, text: option.text === option.name ? name : option.text }
}

/** What can be done with a to-do besides choosing its status: opens at its row, and asks or goes on from there. */
export function TodoMenu({ option, anchor }: OpenedTodo) {
  const { t } = useTranslation(['widgetMenu', 'listChanges', 'shell'])
  const client = useQueryClient()
  const [isMenuOpen, setMenuOpen] = useState(true)
  const [question, setQuestion] = useState<'rename' | 'delete'>()
  const rename = useMutation(
    withVariables(
      getUpdateDailyTodoOptionMutationOptions(option.id),
      ({ name }: { name: string }) => renamed(option, name),
    ),
  )
  const remove = useMutation(getDeleteDailyTodoOptionMutationOptions(option.id))

  const close = () => setQuestion(undefined)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Not earlier: a dialog that is still there takes the focus back.
    if (question === undefined && wasAsked.current) anchor.focus()
    wasAsked.current = question !== undefined
  }, [question, anchor])

  return (
    <>
      {isMenuOpen && (
        <AnchoredMenu anchor={anchor} label={option.name} onClose={() => setMenuOpen(false)}>
          <MenuItem onAction={() => setQuestion('rename')} icon={<PencilIcon />}>
            {t('rename')}
          </MenuItem>
          <MenuItem
            href={paths.option({
              kind: 'daily-todos',
              moduleId: option.module,
              optionId: option.id,
            })}
            icon={<SettingsIcon />}
          >
            {t('listChanges:edit')}
          </MenuItem>
          <MenuItem onAction={() => setQuestion('delete')} icon={<TrashIcon />}>
            {t('shell:delete')}
          </MenuItem>
        </AnchoredMenu>
      )}
      {question === 'rename' && (
        <RenameDialog
          title={t('renameTitle', { name: option.name })}
          name={option.name}
          part={`option-${option.id}`}
          mutation={rename}
          onSaved={async ({ name }) => {
            await readStaleAgain(client)
            close()
            toasts.show({ tone: 'success', title: t('saved', { name }) })
          }}
          onClose={close}
        />
      )}
      {question === 'delete' && (
        <DeleteDialog
          object={option.name}
          mutation={remove}
          warning={t('listChanges:deleteTodo')}
          isOpen
          onOpenChange={close}
          onDeleted={async () => {
            const card = anchor.closest<HTMLElement>('li[tabindex]')
            await readStaleAgain(client)
            // The row has gone, and the focus with it.
            card?.focus()
            toasts.show({ tone: 'success', title: t('deleted', { name: option.name }) })
          }}
        />
      )}
    </>
  )
}
