import { createInspirationOption, type InspirationOption } from '@daymark/api'
import { OptionTextSchemaMax, visibleText } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { defineFirstRun } from '../../ui/module-kind/firstRun.ts'
import { setImage } from './changeable.ts'
import { FirstThought } from './FirstThought.tsx'
import { imageToSend } from './imageToSend.ts'
import { uploadImage } from './saveOption.ts'
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
  Lines: FirstThought,
  createOption: (module, text) =>
    createInspirationOption({ module, name: shortName(text), type: 'text', text }),
  async addPicture(module, picture, options) {
    const name = shortName(picture.name.replace(/\.[^.]*$/, '') || picture.name)
    const { id, image } =
      options.find((option) => option.type === 'image' && option.name === name) ??
      (await createInspirationOption({ module, name, type: 'image' }))
    if (image === null) await setImage(id, await uploadImage(await imageToSend(picture), {}))
  },
  isOption: ({ text }, line) => text === line,
})
