import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { matchWindow } from '../../../../packages/design-system/src/testing/matchWindow.ts'
import { transcript } from '../../../../packages/design-system/src/testing/transcript.ts'
import { ItemServer } from '../../../../tests/support/servers/itemServer.ts'
import { withAppClient } from '../../../../tests/support/unit/appClient.tsx'
import { signedInAs } from '../../../../tests/support/unit/signedIn.ts'
import { startTexts } from '../../../app/start/startTexts.ts'
import { closeOffline, openOffline } from '../../../lib/offline/offline.ts'
import { addDays, dayNow } from '../../../lib/days/days.ts'
import { queryClient } from '../../../lib/query/queryClient.ts'
import { WidgetView } from './WidgetView.tsx'

const widget = { id: 7, module: 1, name: 'Health' }
let server: ItemServer

beforeEach(async () => {
  await startTexts()
  matchWindow({ isNarrow: false })
  server = new ItemServer()
  const walk = server.addOption('Walk', 'Half an hour')
  server.addOption('Read', 'Ten pages')
  server.put(walk.id, dayNow(), 'done')
  await signedInAs(1)
  await openOffline(queryClient, 1)
  render(
    <WidgetView widget={widget} newOptionPath="/options/new" modulePath="/module" />,
    withAppClient,
  )
  await screen.findByRole('radiogroup', { name: 'Walk' })
  await screen.findByText('1 of 2 done', { ignore: '[aria-hidden]' })
})

afterEach(() => {
  closeOffline()
  queryClient.clear()
})

test('a screen reader hears the name, the day, the progress and each status', async () => {
  const today = new Date().toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const spoken = await transcript(document.body)
  const heard = [
    'heading, Health, level 2',
    'button, Health: more actions',
    'group, Day of Health',
    'button, Previous day',
    `Today, ${today}`,
    'button, Next day',
    '1 of 2 done',
    'list, To-dos of Health',
    'radiogroup, Walk',
    'radio, Done, checked',
    'button, Walk, Half an hour',
    'radio, Todo, checked',
    'button, Read',
  ]
  let place = -1
  for (const phrase of heard) {
    const next = spoken.findIndex((line, index) => index > place && line.startsWith(phrase))
    expect({ phrase, isSpokenInTurn: next > place }).toEqual({ phrase, isSpokenInTurn: true })
    place = next
  }
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Add a to-do to Health')
  expect(spoken.filter((phrase) => phrase.startsWith('article'))).toEqual([])
  expect(spoken.filter((phrase) => phrase.includes('1 of 2'))).toHaveLength(1)
  expect(spoken.filter((phrase) => phrase.includes(dayNow()))).toEqual([])
})

test('the first status is three stops from the name of the list', async () => {
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Health: more actions' }).focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Previous day' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Next day' })).toHaveFocus()
  await user.tab()
  const walk = screen.getByRole('radiogroup', { name: 'Walk' })
  expect(within(walk).getByRole('radio', { name: 'Done' })).toHaveFocus()
  // The tick is on the other side of the name: the keys go round.
  await user.keyboard('{ArrowLeft}')
  expect(within(walk).getByRole('radio', { name: 'Skip' })).toHaveFocus()
})

test('what is complete folds at midnight, and never while a person ticks', async () => {
  const user = userEvent.setup()
  const tomorrow = addDays(dayNow(), 1)
  const rowOf = (name: string) => screen.getByRole('radiogroup', { name })
  for (const id of server.options.map((option) => option.id)) server.put(id, tomorrow, 'skip')
  await user.click(within(rowOf('Read')).getByRole('radio', { name: 'Done' }))
  await screen.findByText(/^2 of 2 done/, { ignore: '[aria-hidden]' })
  expect(rowOf('Walk')).toBeVisible()
  expect(screen.queryByRole('button', { expanded: false, name: '2 done' })).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(new Date(`${tomorrow}T00:00:01Z`))
  act(() => void dispatchEvent(new Event('focus')))
  await user.click(await screen.findByRole('button', { expanded: false, name: '2 complete' }))
  expect(rowOf('Walk')).toBeVisible()
})

test('a chosen day that has become today is left at the next midnight', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  const stepper = screen.getByRole('group', { name: 'Day of Health' })
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const days of [1, 2]) {
    vi.setSystemTime(now + days * 86_400_000)
    act(() => void dispatchEvent(new Event('focus')))
    expect(stepper).toHaveTextContent(dayNow())
  }
})
