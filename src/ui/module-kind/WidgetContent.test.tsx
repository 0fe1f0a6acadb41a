import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '../../app/start/startTexts.ts'
import { WidgetContent } from './WidgetContent.tsx'

beforeEach(async () => {
  await startTexts()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:59:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The page becomes visible again, or its clock ticks, at this time. */
function lookAtTheClock(time: string) {
  vi.setSystemTime(new Date(time))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('a widget that failed before midnight is asked again after it, and only then', async () => {
  const answers = vi.fn<() => Promise<string>>()
  answers.mockRejectedValueOnce(new Error('away')).mockResolvedValue('Be kind')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <QueryClientProvider client={queryClient}>
      <WidgetContent name="Thought" query={{ queryKey: ['thought'], queryFn: answers }}>
        {(thought) => thought}
      </WidgetContent>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('alert')).toBeVisible()
  lookAtTheClock('2026-11-20T23:59:30Z')
  expect(screen.getByRole('alert')).toBeVisible()
  expect(answers).toHaveBeenCalledTimes(1)
  lookAtTheClock('2026-11-21T00:00:01Z')
  expect(await screen.findByText('Be kind')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
