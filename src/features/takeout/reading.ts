import { ApiError, getFile } from '@daymark/api'
import { pageSize } from '../../lib/query/pageSize.ts'
import type { Reading } from '../../ui/module-kind/takeout.ts'

interface Options {
  signal: AbortSignal
  /** Told with the part of a list that is read, up to 1. */
  onPart?: (part: number) => void
  /** Told the name of a file that cannot be read. Without it, that is an error like any other. */
  onMissing?: (name: string) => void
}

/** Reads everything one after the other: lists may be very long. */
export function reading({ signal, onPart, onMissing }: Options): Reading {
  return {
    async list(list, filter) {
      const entities = []
      let pageCount = 1
      for (let page = 1; page <= pageCount; page += 1) {
        const params = { ...filter, page, page_size: pageSize }
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the promise
        const answer = await list.queryFn(params, signal)
        entities.push(...answer.results)
        pageCount = answer.pageCount
        onPart?.(pageCount === 0 ? 1 : page / pageCount)
      }
      return entities
    },
    async file(url, name) {
      try {
        return await getFile(url, { signal })
      } catch (error) {
        if (!onMissing || (error instanceof ApiError && error.kind === 'aborted')) throw error
        onMissing(name)
        return undefined
      }
    },
  }
}
