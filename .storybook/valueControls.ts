import { isValidElement } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

const isElement = (value: unknown): boolean => [value].flat().some((part) => isValidElement(part))

/** What a story builds of elements cannot be typed: as a tree of objects it only makes the table too wide. */
export const valueControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  )
