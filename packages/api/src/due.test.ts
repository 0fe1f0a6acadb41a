import { expect, test } from 'vitest'
import cases from '../../../openapi/due.json' with { type: 'json' }
import { doneBefore, type Due, isNeededOn } from './due.ts'

interface Case {
  what: string
  todo: Due
  day: string
  done: string[]
  isNeeded: boolean
}

test.for(cases as Case[])('whether a day needs a to-do: $what', ({ todo, day, done, isNeeded }) => {
  const statusOn = (one: string) => (done.includes(one) ? 'done' : 'todo')
  expect(isNeededOn(todo, day, doneBefore({ due: todo, statusOn }, day))).toBe(isNeeded)
})
