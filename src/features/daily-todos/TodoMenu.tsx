import {
  type DailyTodoOption,
  getDeleteDailyTodoOptionMutationOptions,
  getUpdateDailyTodoOptionMutationOptions,
} from '@daymark/api'
import {
  AnchoredMenu,
  HandleIcon,
  MenuItem,
  MenuSection,
  PencilIcon,
  SettingsIcon,
  TrashIcon,
} from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ArrangeDialog } from '../../ui/arrange/arrangeOnDemand.ts'
import { optionsOrder } from '../../ui/arrange/chosenOrder.ts'
import { holdKeys } from '../../ui/heldKeys.ts'
import '../../ui/module-kind/texts.ts'
import { DeletePart, RenamePart } from '../../ui/module-kind/partDialogs.tsx'
import { useTodoStreaks } from './history/usePast.ts'
import './changes/texts.ts'
import type { OpenedTodo } from './todoDay.ts'
import { moduleOptions } from './todoQueries.ts'

/** A text that is the name says nothing of its own, and changes with it. */
function renamed(option: DailyTodoOption, name: string) {
  return { name, text: option.text === option.name ? name : option.text }
}

/** The menu of a to-do and the dialogs that its entries open. */
export function TodoMenu({ option, anchor }: OpenedTodo) {
  const { t } = useTranslation(['widgetMenu', 'listChanges', 'shell', 'dailyTodos'])
  const streaks = useTodoStreaks(option)
  const client = useQueryClient()
  const todos = client.getQueryData(moduleOptions(option.module).queryKey) ?? []
  const [isMenuOpen, setMenuOpen] = useState(true)
  const [question, setQuestion] = useState<'rename' | 'arrange' | 'delete'>()
  const close = () => setQuestion(undefined)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Not earlier: a dialog that is still there takes the focus back.
    if (question === undefined && wasAsked.current) anchor.focus()
    wasAsked.current = question !== undefined
  }, [question, anchor])

  const entries = (
    <>
      <MenuItem
        onAction={() => {
          holdKeys()
          setQuestion('rename')
        }}
        icon={<PencilIcon />}
      >
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
      {todos.length > 1 ? (
        <MenuItem onAction={() => setQuestion('arrange')} icon={<HandleIcon />}>
          {t('listChanges:arrange')}
        </MenuItem>
      ) : null}
      <MenuItem onAction={() => setQuestion('delete')} icon={<TrashIcon />} isDestructive>
        {t('shell:delete')}
      </MenuItem>
    </>
  )
  return (
    <>
      {isMenuOpen && (
        <AnchoredMenu anchor={anchor} label={option.name} onClose={() => setMenuOpen(false)}>
          {streaks === undefined ? (
            entries
          ) : (
            <MenuSection
              title={t('dailyTodos:streak.text', {
                count: streaks.present,
                longest: streaks.longest,
              })}
            >
              {entries}
            </MenuSection>
          )}
        </AnchoredMenu>
      )}
      {question === 'rename' && (
        <RenamePart
          name={option.name}
          part={`option-${option.id}`}
          update={getUpdateDailyTodoOptionMutationOptions}
          id={option.id}
          dataOf={({ name }) => renamed(option, name)}
          onClose={close}
        />
      )}
      {question === 'arrange' && (
        <ArrangeDialog
          title={t('listChanges:arrangeTitle')}
          list={optionsOrder(option.module)}
          entities={todos}
          onClose={close}
        />
      )}
      {question === 'delete' && (
        <DeletePart
          name={option.name}
          remove={getDeleteDailyTodoOptionMutationOptions}
          id={option.id}
          warning={t('listChanges:deleteTodo')}
          afterwards={t('listChanges:deletedTodo')}
          findFocus={() => anchor.closest<HTMLElement>('li[tabindex]')}
          onClose={close}
        />
      )}
    </>
  )
}
