import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { matchWindow } from '../../testing/matchWindow.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'
import { SidebarLink, SidebarSection } from './SidebarEntries.tsx'

const props: SidebarProps = {
  label: 'Sections',
  isExpanded: true,
  isOpen: false,
  onOpenChange: () => undefined,
  closeLabel: 'Close',
  children: (
    <SidebarSection title="Pages">
      <SidebarLink href="#one" icon={<svg />} isCurrent>
        One
      </SidebarLink>
      <SidebarLink href="#two" icon={<svg />} isDisabled>
        Two
      </SidebarLink>
    </SidebarSection>
  ),
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('Sidebar on a wide window', () => {
  test('keeps its names as a rail of icons, and shows them on focus', async () => {
    matchWindow({ isNarrow: false })
    render(<Sidebar {...props} isExpanded={false} />)
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'One' })).toHaveFocus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('One')
  })
})

test('tells entries of one kind apart while only icons show', () => {
  matchWindow({ isNarrow: false })
  const children = (
    <SidebarSection title="Lists">
      <SidebarLink href="#one" icon={<svg />} sign="Mo">
        Morning
      </SidebarLink>
    </SidebarSection>
  )
  const { rerender } = render(<Sidebar {...props}>{children}</Sidebar>)
  expect(screen.queryByText('Mo')).toBeNull()
  rerender(
    <Sidebar {...props} isExpanded={false}>
      {children}
    </Sidebar>,
  )
  expect(screen.getByText('Mo')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAccessibleName('Morning')
})

describe('Sidebar on a narrow window', () => {
  test('is not there until it is opened', () => {
    matchWindow({ isNarrow: true })
    render(<Sidebar {...props} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('slides over the page, and closes by Escape, by its button and by choosing a page', async () => {
    matchWindow({ isNarrow: true })
    const onOpenChange = vi.fn()
    render(<Sidebar {...props} isOpen onOpenChange={onOpenChange} />)
    await waitFor(() => {
      expect(screen.getByRole('dialog', { name: 'Sections' })).toBeInTheDocument()
    })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('link', { name: 'One' }))
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]])
  })
})
