import { media } from '../theme/tokens.ts'
import { useMedia } from './useMedia.ts'

/** Returns whether the window is narrower than 768 px. Updates when it changes. Only for what CSS cannot decide. */
export const useIsNarrow = (): boolean => useMedia(media.narrow)
