import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'

/** A busy machine takes longer than a pause. */
const waitOptions = { timeout: 10_000 }
const onLight = vi.fn()
const onDark = vi.fn()
const onOpenChange = vi.fn()
const props: CommandPaletteProps = {
  isOpen: true,
  onOpenChange,
  label: 'Commands',
  searchLabel: 'Search',
  emptyText: 'Nothing found',
  foundText: (count) => `${count} found`,
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

  test('keeps Enter until there is something to carry out, unless the person types on', async () => {
    const { rerender } = render(<CommandPalette {...props}>{null}</CommandPalette>)
    await userEvent.keyboard('dark{Enter}')
    await act(async () => rerender(<CommandPalette {...props} />))
    await expect.poll(() => onDark.mock.calls.length, waitOptions).toBe(1)
    expect(onLight).not.toHaveBeenCalled()
    expect(onOpenChange).toHaveBeenCalledWith(false)

    vi.clearAllMocks()
    rerender(<CommandPalette {...props}>{null}</CommandPalette>)
    await userEvent.keyboard('{Enter} theme')
    await act(async () => rerender(<CommandPalette {...props} />))
    await expect.poll(() => screen.getAllByRole('menuitem').length, waitOptions).toBe(1)
    expect(onDark).not.toHaveBeenCalled()
  })

  test('carries out by mouse', async () => {
    render(<CommandPalette {...props} />)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Light theme' }))
    expect(onLight).toHaveBeenCalledOnce()
  })

  test('says how much was found when the person pauses, and that nothing was', async () => {
    render(<CommandPalette {...props} />)
    const said = screen.getByRole('status')
    expect(said).toBeEmptyDOMElement()
    await userEvent.keyboard('theme')
    await expect.poll(() => said.textContent, waitOptions).toMatch(/^2 found$/)
    await userEvent.keyboard('{Control>}a{/Control}dark')
    await expect.poll(() => said.textContent, waitOptions).toMatch(/^1 found$/)
    await userEvent.keyboard('zebra')
    await expect.poll(() => said.textContent, waitOptions).toMatch(/^Nothing found$/)
    expect(screen.getAllByText('Nothing found')[0]).toBeVisible()
  })
})
