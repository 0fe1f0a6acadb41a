import { createDailyTodoOption, type DailyTodoOption } from '@daymark/api'
import { NameSchemaMax, visibleText } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { offers } from '../../lib/query/offers.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { defineFirstRun } from '../../ui/module-kind/firstRun.ts'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { sentNew } from './schedule/sent.ts'
import { FirstTodos } from './FirstTodos.tsx'
import { readSchedule } from './schedule/typed.ts'

/** Returns what a line says, with the schedule at its end where the backend has schedules. */
const read = (line: string) =>
  offers(queryClient, 'schedules') ? readSchedule(line) : { text: line, schedule: undefined }

/** Each line is a to-do: its name, and its text until the person says more. */
export const firstRun = defineFirstRun<DailyTodoOption>({
  lineCount: 6,
  line: z.string().check(z.overwrite(visibleText), z.maxLength(NameSchemaMax)),
  texts: (t) => ({
    title: t('todos.title'),
    description: t('todos.description'),
    line: (number) => t('todos.line', { number }),
    suggestions: [
      ...t('todos.suggestions').split('\n'),
      ...(offers(queryClient, 'schedules') ? t('todos.scheduled').split('\n') : []),
    ],
    moduleName: t('todos.moduleName'),
  }),
  Lines: FirstTodos,
  createOption(module, line) {
    const { text, schedule } = read(line)
    return createDailyTodoOption({
      module,
      name: shortName(text),
      text,
      ...sentNew(schedule ?? null),
    })
  },
  isOption: (option, line) => option.name === read(line).text,
})
