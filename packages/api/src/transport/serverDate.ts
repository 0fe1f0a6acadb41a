import { lastAnswer } from './lastAnswer.ts'

/** What the server's clock said when an answer came, and this device's clock in that moment, in milliseconds since 1970. */
export interface ServerDate {
  server: number
  device: number
}

/**
 * Calls `onDate` with both clocks at the last answer, if there was one, and at each that follows. An answer with an `Age` comes
 * from a cache, and says nothing. A backend on another origin has to expose the header `Date`. Returns a function that stops it.
 */
export function onServerDate(onDate: (date: ServerDate) => void): () => void {
  const listen = (headers: Headers, device: number) => {
    const server = Date.parse(headers.get('Date') ?? '')
    if (!Number.isNaN(server) && !headers.has('Age')) onDate({ server, device })
  }
  if (lastAnswer.last) listen(...lastAnswer.last)
  lastAnswer.listener = listen
  return () => {
    lastAnswer.listener = undefined
  }
}
