import { expect, test } from 'vitest'
import { capturedText } from './captureAddress.ts'

test.each([
  ['', undefined],
  ['day=2026-11-20', undefined],
  ['add=1', ''],
  ['title=Tea&text=&url=', 'Tea'],
  ['title=Tea&text=Tea is good&url=https://example.com', 'Tea is good\nhttps://example.com'],
  ['text=https://example.com&url=https://example.com', 'https://example.com'],
  ['title= &text=Buy milk ', 'Buy milk'],
])('%j adds %j', (address, expected) => {
  expect(capturedText(new URLSearchParams(address))).toBe(expected)
})
