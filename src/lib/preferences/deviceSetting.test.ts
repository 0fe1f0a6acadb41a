import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceSetting } from './deviceSetting.ts'
import { useStore } from '../useStore.ts'

const size = deviceSetting('size', ['small', 'large'])

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a choice is shown at once, and kept', () => {
  const { result } = renderHook(() => useStore(size))
  expect(result.current).toBe('small')
  act(() => size.choose('large'))
  expect(result.current).toBe('large')
  expect(deviceSetting('size', ['small', 'large']).read()).toBe('large')
  act(() => size.choose('small'))
  expect(localStorage).toHaveLength(0)
})

test('a choice in another tab is shown here', () => {
  const { result } = renderHook(() => useStore(size))
  localStorage.setItem('size', 'large')
  act(() => void dispatchEvent(new StorageEvent('storage')))
  expect(result.current).toBe('large')
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
