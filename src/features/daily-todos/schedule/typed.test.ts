import { expect, test } from 'vitest'
import { readSchedule } from './typed.ts'

const gym = { weekdays: [1, 3, 5] }

test.for([
  ['Gym mon wed fri', 'Gym', gym],
  ['Gym Mon, Wed and Fri', 'Gym', gym],
  ['Gym monday wednesday friday', 'Gym', gym],
  ['Sporten ma wo vr', 'Sporten', gym],
  ['Sporten maandag, woensdag en vrijdag', 'Sporten', gym],
  ['Gym fri mon wed mon', 'Gym', gym],
  ['Water the plants thu', 'Water the plants', { weekdays: [4] }],
  ['Bellen zondag', 'Bellen', { weekdays: [7] }],
  ['Gym 3x', 'Gym', { timesPerWeek: 3 }],
  ['Gym 3× a week', 'Gym', { timesPerWeek: 3 }],
  ['Sporten 2 x per week', 'Sporten', { timesPerWeek: 2 }],
  ['Exercise · 3× a week', 'Exercise', { timesPerWeek: 3 }],
  ['Planten water geven · ma, do', 'Planten water geven', { weekdays: [1, 4] }],
  ['Tea · milk, mon tue', 'Tea · milk', { weekdays: [1, 2] }],
  ['Walk 7x', 'Walk', null],
  ['Walk mon tue wed thu fri sat sun', 'Walk', null],
] as const)('%s is due as it says', ([typed, text, schedule]) => {
  expect(readSchedule(typed)).toEqual({ text, schedule })
})

test.for([
  'Walk',
  '3x',
  'Bel ma',
  'Sit in the sun',
  'Monitor the mood',
  'Read 20 pages',
  'Gym 8x',
  'Call mum on monday morning',
])('%s has no schedule', (typed) => {
  expect(readSchedule(typed)).toEqual({ text: typed, schedule: undefined })
})
