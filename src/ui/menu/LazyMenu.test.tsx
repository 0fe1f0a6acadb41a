import { Button, MenuItem } from '@daymark/design-system'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { matchWindow } from '../../../packages/design-system/src/testing/matchWindow.ts'
import { renderScreen } from '../../../tests/support/unit/renderScreen.tsx'
import { startTexts } from '../../app/start/startTexts.ts'
import { LazyMenu } from './LazyMenu.tsx'

const missing = 'Cannot reach the server. Try again.'

beforeEach(() => {
  matchWindow({ isNarrow: false })
  return startTexts()
})

function menu(fetch: () => Promise<unknown>) {
  return (
    <LazyMenu fetch={fetch} trigger={<Button>More</Button>}>
      <MenuItem>One</MenuItem>
      <MenuItem>Two</MenuItem>
    </LazyMenu>
  )
}

const button = () => screen.getByRole('button', { name: 'More' })

test('says so when its entries cannot be fetched, and the next press tries again', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('offline'))
  renderScreen(menu(fetch))
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(missing)
  fetch.mockResolvedValue()
  await userEvent.click(button())
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('begins where the key that opened it points, once its entries are there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  renderScreen(menu(() => promise))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.queryByRole('menu')).toBeNull()
  resolve()
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Two' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button()).toHaveFocus())
})

test('asks for its entries when its button is pointed at or focused', async () => {
  const fetch = vi.fn(() => Promise.resolve())
  renderScreen(menu(fetch))
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(fetch).toHaveBeenCalledOnce()
})
