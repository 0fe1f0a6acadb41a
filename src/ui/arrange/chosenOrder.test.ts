import { expect, test } from 'vitest'
import { inChosenOrder } from './chosenOrder.ts'

const orders = { rows: { 5: [3, 9, 2] } }
const ids = (list: string) =>
  inChosenOrder(list, [{ id: 1 }, { id: 2 }, { id: 3 }], orders).map(({ id }) => id)

test('without a chosen order a list is as it was made, whatever order the server sends', () => {
  const sent = [
    { id: 12, name: 'Apple' },
    { id: 9, name: 'Water' },
    { id: 10, name: '10' },
    { id: 11, name: '2' },
  ]
  expect(inChosenOrder('rows/5', sent, {}).map(({ name }) => name)).toEqual([
    'Water',
    '10',
    '2',
    'Apple',
  ])
})

test('what is new comes last, and what has gone leaves no gap', () => {
  expect(ids('rows/5')).toEqual([3, 2, 1])
  expect(ids('rows/6')).toEqual([1, 2, 3])
})
