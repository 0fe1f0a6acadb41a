import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStore } from '../store.ts'
import { deviceSetting, themeSetting } from './deviceSetting.ts'

const size = deviceSetting('size', ['small', 'large'])

const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete dataset['theme']
})
afterEach(() => vi.restoreAllMocks())

test('a choice is shown at once, and kept', () => {
  const { result } = renderHook(() => useStore(size))
  expect(result.current).toBe('small')
  act(() => size.choose('large'))
  expect(result.current).toBe('large')
  expect(deviceSetting('size', ['small', 'large']).read()).toBe('large')
  act(() => size.choose('small'))
  expect(localStorage.getItem('size')).toBe('small')
})

test('a choice in another tab is shown here', () => {
  const { result } = renderHook(() => useStore(size))
  localStorage.setItem('size', 'large')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'size' })))
  expect(result.current).toBe('large')
})

test('a setting is not read again when another tab writes anything else', () => {
  renderHook(() => useStore(size))
  const read = vi.spyOn(Storage.prototype, 'getItem')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'daymark-notes/1/messages' })))
  expect(read).not.toHaveBeenCalled()
})

test('a browser whose storage was emptied shows no choice', () => {
  const { result } = renderHook(() => useStore(size))
  act(() => size.choose('large'))
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(result.current).toBe('small')
})

test('what is not a value counts as no choice', () => {
  localStorage.setItem('size', 'huge')
  expect(size.read()).toBe('small')
})

test('in a browser that refuses storage a choice holds as long as the page', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  expect(() => size.choose('large')).not.toThrow()
  expect(size.read()).toBe('large')
})

test('without room in storage a choice holds as long as the page', () => {
  size.choose('small')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is used up.', 'QuotaExceededError')
  })
  size.choose('large')
  expect(size.read()).toBe('large')
  size.choose('small')
  expect(size.read()).toBe('small')
})

test('the theme is that of the system until another one is chosen, which shows at once', () => {
  const { result } = renderHook(() => useStore(themeSetting))
  expect(result.current).toBe('auto')
  act(() => themeSetting.choose('dark'))
  expect(result.current).toBe('dark')
  expect(dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  act(() => themeSetting.choose('auto'))
  expect(result.current).toBe('auto')
  expect(dataset['theme']).toBeUndefined()
})

test('a theme that is chosen in another tab shows here', () => {
  const { result } = renderHook(() => useStore(themeSetting))
  act(() => {
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })
  expect(result.current).toBe('dark')
  expect(dataset['theme']).toBe('dark')
})

test('each choice of a theme is kept under its name, auto too', () => {
  for (const theme of ['dark', 'auto', 'light'] as const) {
    themeSetting.choose(theme)
    expect(localStorage.getItem('theme')).toBe(theme)
  }
})
