import { configureApi } from '@daymark/api'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const asked = vi.fn(() => Promise.resolve(false))

beforeEach(() => configureApi({ onReauthenticationRequired: asked }))
afterEach(() => {
  configureApi({ onReauthenticationRequired: undefined })
  asked.mockClear()
})

/** Checks that the client asked the person to confirm, and failed when they declined. */
export function expectQuestion(error: unknown) {
  expect(asked).toHaveBeenCalledOnce()
  expect(error).toMatchObject({ name: 'ApiError', status: 401 })
}
