import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { matchWindow } from '../../../packages/design-system/src/testing/matchWindow.ts'
import { transcript } from '../../../packages/design-system/src/testing/transcript.ts'
import { ItemServer } from '../../../tests/support/itemServer.ts'
import { startTexts } from '../../app/startTexts.ts'
import { closeOffline, openOffline } from '../../lib/offline/offline.ts'
import { dayNow } from '../../lib/days/days.ts'
import { startStatusQueue } from './statusQueue.ts'
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
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await openOffline(queryClient, 1, [startStatusQueue])
  render(
    <QueryClientProvider client={queryClient}>
      <WidgetView widget={widget} newOptionPath="/options/new" modulePath="/module" />
    </QueryClientProvider>,
  )
  await screen.findByRole('radiogroup', { name: 'Walk' })
  await screen.findByText('1 of 2 done', { ignore: '[aria-hidden]' })
})

afterEach(closeOffline)

test('a screen reader hears the name, the day, the progress and each status', async () => {
  const spoken = await transcript(screen.getByRole('article', { name: 'Health' }))
  const heard = [
    'heading, Health, level 2',
    'group, Day shown in Health',
    dayNow(),
    'button, Previous day',
    'button, Next day',
    '1 of 2 done',
    'list, Health',
    'radiogroup, Walk',
    'radio, Done, checked',
    'button, Walk',
    'Half an hour',
    'radio, Todo, checked',
    'button, Read',
  ]
  let place = -1
  for (const phrase of heard) {
    const next = spoken.findIndex((line, index) => index > place && line.startsWith(phrase))
    expect({ phrase, isSpokenInTurn: next > place }).toEqual({ phrase, isSpokenInTurn: true })
    place = next
  }
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

test('the last one of a day is spoken politely, with the name of the list', async () => {
  const user = userEvent.setup()
  const progress = screen.getByRole('status')
  expect(progress).toHaveTextContent('1 of 2 done')
  expect(progress).not.toHaveAttribute('aria-live')
  const read = screen.getByRole('radiogroup', { name: 'Read' })
  const done = within(read).getByRole('radio', { name: 'Done' })
  await user.click(done)
  expect(done).toBeChecked()
  expect(screen.getByRole('status')).toBe(progress)
  expect(progress).toHaveTextContent(
    '2 of 2 done · Health: all set for today. Enjoy the rest of your day!',
  )
  await expect.poll(() => server.items).toHaveLength(2)
})

test('a chosen day that has become today is left at the next midnight', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Next day' }))
  const stepper = screen.getByRole('group', { name: 'Day shown in Health' })
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const days of [1, 2]) {
    vi.setSystemTime(now + days * 86_400_000)
    act(() => void dispatchEvent(new Event('focus')))
    expect(stepper).toHaveTextContent(dayNow())
  }
})
