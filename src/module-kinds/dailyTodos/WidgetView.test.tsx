import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { transcript } from '../../../packages/design-system/src/testing/transcript.ts'
import { ItemServer } from '../../../tests/support/itemServer.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { closeOffline, openOffline } from '../../offline/offline.ts'
import { utcToday } from '../../ui/days.ts'
import { startStatusQueue } from './statusQueue.ts'
import { WidgetView } from './WidgetView.tsx'

const widget = { id: 7, module: 1, name: 'Health' }
let server: ItemServer

beforeEach(async () => {
  await startI18n()
  server = new ItemServer()
  const walk = server.addOption('Walk', 'Half an hour')
  server.addOption('Read', 'Ten pages')
  server.put(walk.id, utcToday(), 'done')
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
    'group, Day of Health',
    utcToday(),
    'button, Previous day',
    'button, Next day',
    '1 of 2 done',
    'list, Health',
    'button, Walk',
    'Half an hour',
    'radio, Done, checked',
    'button, Read',
    'radio, Todo, checked',
  ]
  let place = -1
  for (const phrase of heard) {
    const next = spoken.findIndex((line, index) => index > place && line.startsWith(phrase))
    expect({ phrase, isSpokenInTurn: next > place }).toEqual({ phrase, isSpokenInTurn: true })
    place = next
  }
})

test('the last one of a day is spoken politely, with the name of the list', async () => {
  const user = userEvent.setup()
  const progress = screen.getByRole('status')
  expect(progress).toHaveTextContent('1 of 2 done')
  expect(progress).not.toHaveAttribute('aria-live')
  const read = screen.getByRole('radiogroup', { name: 'Read' })
  const done = [...read.querySelectorAll('[role=radio]')].at(-1)
  if (!done) throw new Error('There is no status to choose.')
  await user.click(done)
  expect(done).toBeChecked()
  expect(screen.getByRole('status')).toBe(progress)
  expect(progress).toHaveTextContent('2 of 2 done · Health is settled for today')
  await expect.poll(() => server.items).toHaveLength(2)
})
