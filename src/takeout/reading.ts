import { ApiError, getFile } from '@daymark/api'
import { allPagesInTurn } from '../data/allPages.ts'
import { type Pace, paced } from '../data/paced.ts'
import type { Reading } from '../module-kinds/takeout.ts'

interface Options extends Pace {
  /** Told with the part of a list that is read, up to 1. */
  onPart?: (part: number) => void
  /** Told the name of a file that cannot be read. Without it, that is an error like any other. */
  onMissing?: (name: string) => void
}

/** Reads everything one after the other, at the pace that the server allows. */
export function reading({ onPart, onMissing, ...pace }: Options): Reading {
  const { signal } = pace
  return {
    list: (list, filter) =>
      allPagesInTurn(
        (page) => paced(() => list({ ...filter, ...page }).queryFn({ signal }), pace),
        onPart,
      ),
    async file(url, name) {
      try {
        return await paced(() => getFile(url, { signal }), pace)
      } catch (error) {
        if (!onMissing || (error instanceof ApiError && error.kind === 'aborted')) throw error
        onMissing(name)
        return undefined
      }
    },
  }
}
