import { createDailyTodoOption, type DailyTodoOption } from '@daymark/api'
import { NameSchemaMax } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { defineFirstRun } from '../../ui/module-kind/firstRun.ts'
import { shortName } from '../../ui/module-kind/shortName.ts'

/** Each line is a to-do: its name, and its text until the person says more. */
export const firstRun = defineFirstRun<DailyTodoOption>({
  lineCount: 3,
  line: z.string().check(z.trim(), z.maxLength(NameSchemaMax)),
  texts: (t) => ({
    title: t('todos.title'),
    description: t('todos.description'),
    line: (number) => t('todos.line', { number }),
    suggestions: t('todos.suggestions').split('\n'),
    moduleName: t('todos.moduleName'),
  }),
  createOption: (module, text) => createDailyTodoOption({ module, name: shortName(text), text }),
  isOption: (option, line) => option.name === line,
})
