import {
  type DailyTodoOption,
  getDeleteDailyTodoOptionMutationOptions,
  getUpdateDailyTodoOptionMutationOptions,
  withVariables,
} from '@daymark/api'
import {
  AnchoredMenu,
  MenuItem,
  MenuSection,
  PencilIcon,
  SettingsIcon,
  TrashIcon,
} from '@daymark/design-system'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { addMenuTexts } from '../menuTexts.ts'
import { DeletePart, RenamePart } from '../partDialogs.tsx'
import { useTodoStreaks } from './history/useTodoStreaks.ts'
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
  const { t } = useTranslation(['widgetMenu', 'listChanges', 'shell', 'dailyTodos'])
  const streaks = useTodoStreaks(option)
  const [isMenuOpen, setMenuOpen] = useState(true)
  const [question, setQuestion] = useState<'rename' | 'delete'>()
  const close = () => setQuestion(undefined)
  const wasAsked = useRef(false)
  useEffect(() => {
    // Not earlier: a dialog that is still there takes the focus back.
    if (question === undefined && wasAsked.current) anchor.focus()
    wasAsked.current = question !== undefined
  }, [question, anchor])

  const entries = (
    <>
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
          mutation={withVariables(
            getUpdateDailyTodoOptionMutationOptions(option.id),
            ({ name }: { name: string }) => renamed(option, name),
          )}
          onClose={close}
        />
      )}
      {question === 'delete' && (
        <DeletePart
          name={option.name}
          mutation={getDeleteDailyTodoOptionMutationOptions(option.id)}
          warning={t('listChanges:deleteTodo')}
          findFocus={() => anchor.closest<HTMLElement>('li[tabindex]')}
          onClose={close}
        />
      )}
    </>
  )
}
