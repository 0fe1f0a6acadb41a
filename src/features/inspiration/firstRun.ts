import { createInspirationOption, type InspirationOption } from '@daymark/api'
import { OptionTextSchemaMax, visibleText } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { defineFirstRun } from '../../ui/module-kind/firstRun.ts'
import { shortName } from '../../ui/module-kind/shortName.ts'

/** One line is the thought of every day until there are more. */
export const firstRun = defineFirstRun<InspirationOption>({
  lineCount: 1,
  line: z.string().check(z.overwrite(visibleText), z.maxLength(OptionTextSchemaMax)),
  texts: (t) => ({
    title: t('thought.title'),
    description: t('thought.description'),
    line: () => t('thought.line'),
    suggestions: t('thought.suggestions').split('\n'),
    moduleName: t('thought.moduleName'),
  }),
  createOption: (module, text) =>
    createInspirationOption({ module, name: shortName(text), type: 'text', text }),
  isOption: ({ text }, line) => text === line,
})
