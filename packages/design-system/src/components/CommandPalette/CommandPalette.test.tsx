import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

const onLight = vi.fn()
const onDark = vi.fn()
const onOpenChange = vi.fn()
const props: CommandPaletteProps = {
  isOpen: true,
  onOpenChange,
  label: 'Commands',
  searchLabel: 'Search',
  emptyText: 'Nothing found',
  children: (
    <>
      <MenuItem onAction={onLight}>Light theme</MenuItem>
      <MenuItem onAction={onDark}>Dark theme</MenuItem>
    </>
  ),
}

beforeEach(() => {
  vi.clearAllMocks()
})

describe('CommandPalette', () => {
  test('finds by typing and carries out by Enter, without leaving the search field', async () => {
    render(<CommandPalette {...props} />)
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('dárk')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onDark).toHaveBeenCalledOnce()
    expect(onLight).not.toHaveBeenCalled()
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  test('carries out by mouse', async () => {
    render(<CommandPalette {...props} />)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Light theme' }))
    expect(onLight).toHaveBeenCalledOnce()
  })

  test('says that nothing was found', async () => {
    render(<CommandPalette {...props} />)
    await userEvent.keyboard('zebra')
    expect(screen.getByText('Nothing found')).toBeVisible()
  })
})
