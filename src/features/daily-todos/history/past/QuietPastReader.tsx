import { quietPart } from '../../../../ui/lazyPart.tsx'

/** Reads the past after the rows, whose facts have their room before. */
export const QuietPastReader = quietPart(async () => (await import('./PastReader.tsx')).PastReader)
