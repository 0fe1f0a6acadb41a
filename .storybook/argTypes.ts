import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: { props?: Record<string, { description?: string }> }
}

/** Shows the `@default` of a property in its column of the table, and not in its description. */
export const defaultValues: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description = '', value] = (props[name]?.description ?? '').split('@default')
      if (value === undefined) return [name, argType]
      const defaultValue = { summary: value.trim() }
      return [
        name,
        { ...argType, description: description.trim(), table: { ...argType.table, defaultValue } },
      ]
    }),
  )
}

const isElement = (value: unknown): boolean => [value].flat().some((part) => isValidElement(part))

/** What a story builds of elements cannot be typed: as a tree of objects it only makes the table too wide. */
export const valueControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  )
