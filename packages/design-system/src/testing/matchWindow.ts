import { vi } from 'vitest'

/** Pretends that the window is narrower than 768 px, or not; jsdom has no layout. */
export function matchWindow({ isNarrow }: { isNarrow: boolean }): void {
  const query = (media: string) => ({
    media,
    matches: media.includes('width < 48rem') && isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('matchMedia', query)
}
