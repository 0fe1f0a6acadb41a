import { ApiError, getFile } from '@daymark/api'
import { allPagesInTurn } from '../../lib/query/allPages.ts'
import { type PaceOptions, paced } from '../../lib/query/paced.ts'
import type { Reading } from '../../ui/module-kind/takeout.ts'

interface Options extends PaceOptions {
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
        (page) => paced(() => list.queryFn({ ...filter, ...page }, signal), pace),
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
