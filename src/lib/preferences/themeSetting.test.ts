import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useStore } from '../useStore.ts'
import { themeSetting } from './themeSetting.ts'

const useTheme = () => useStore(themeSetting)

const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete dataset['theme']
})

test('starts with the theme of the system', () => {
  expect(renderHook(useTheme).result.current).toBe('auto')
})

test('a choice shows at once and is stored', () => {
  const { result } = renderHook(useTheme)
  act(() => themeSetting.choose('dark'))
  expect(result.current).toBe('dark')
  expect(dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('auto leaves the decision to the system again', () => {
  const { result } = renderHook(useTheme)
  act(() => themeSetting.choose('light'))
  act(() => themeSetting.choose('auto'))
  expect(result.current).toBe('auto')
  expect(dataset['theme']).toBeUndefined()
})

test('a choice in another tab shows here', () => {
  const { result } = renderHook(useTheme)
  act(() => {
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  })
  expect(result.current).toBe('dark')
  expect(dataset['theme']).toBe('dark')
})

test('a stored value that is not a theme counts as auto', () => {
  localStorage.setItem('theme', 'sepia')
  expect(renderHook(useTheme).result.current).toBe('auto')
})
