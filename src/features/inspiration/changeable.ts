import {
  getInspirationModule,
  getInspirationOption,
  getInspirationWidget,
  type InspirationOption,
  patchInspirationOption,
  updateInspirationModule,
  updateInspirationOption,
  updateInspirationWidget,
} from '@daymark/api'
import i18next from 'i18next'
import type { Changeable } from '../../lib/query/editing.ts'
import { changeableName } from '../../ui/module-kind/changeableName.ts'

export const changeableList = changeableName({
  operation: 'updateInspirationModule',
  read: getInspirationModule,
  update: updateInspirationModule,
})

export const changeableWidget = changeableName({
  operation: 'updateInspirationWidget',
  read: getInspirationWidget,
  update: updateInspirationWidget,
})

/** The text, or the id of the image. `new` is an image that is sent after the rest (docs/product.md#4-5). */
export type ThoughtContent =
  { type: 'text'; text: string } | { type: 'image'; image: number | null | 'new' }

export interface ThoughtValues {
  name: string
  content: ThoughtContent
}

/** Changes a thought. The type, the text and the image are one member: each is nothing without the others. */
export const changeableThought: Changeable<InspirationOption, ThoughtValues> = {
  operation: 'updateInspirationOption',
  valuesOf: ({ name, type, text, image }) => ({
    name,
    content: type === 'text' ? { type, text: text ?? '' } : { type, image },
  }),
  read: getInspirationOption,
  write(current, change) {
    const { name, content } = { ...changeableThought.valuesOf(current), ...change }
    const { type } = content
    // An image that is not sent stays.
    const body = type === 'text' ? { name, type, text: content.text } : { name, type }
    return updateInspirationOption(current.id, body)
  },
  say: ({ content }, member) =>
    member === 'name'
      ? undefined
      : content.type === 'text'
        ? content.text
        : i18next.t('inspiration:option.types.image'),
}

export const renamedThought: Changeable<InspirationOption, { name: string }> = {
  operation: changeableThought.operation,
  valuesOf: changeableThought.valuesOf,
  read: changeableThought.read,
  write: changeableThought.write,
}

/** Shows an image that was sent right before, in a thought. */
export const setImage = (id: number, image: number, signal?: AbortSignal) =>
  patchInspirationOption(id, { image }, signal)
