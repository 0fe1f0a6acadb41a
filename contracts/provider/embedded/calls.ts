import type { Answered, TestClient } from '@daymark/backend/testing/testClient.ts'
import type { Call, Made } from '../../states.ts'

type Values = Record<string, number | string>

/**
 * Makes the calls of a state, and returns the values that they name. `values` are there before the first call;
 * `anotherPerson` is asked for once at most.
 */
export async function makeCalls(
  calls: Call[],
  person: TestClient,
  anotherPerson: () => TestClient,
  values: Values = {},
): Promise<Made & { imageURL?: string }> {
  const made: Values = {}
  let other: TestClient | undefined
  for (const call of calls) {
    const { by, method, path, body, times = 1, as, file } = fill(call, { ...values, ...made })
    const client = by ? (other ??= anotherPerson()) : person
    for (let time = 0; time < times; time++) {
      const answer = await succeeded(client.call(method, path, body))
      const created = answer.body as Partial<CreatedObject>
      if (file) {
        const { pathname, search } = new URL(created.fileUploadURL ?? '')
        const raw = new Uint8Array(Buffer.from(file.base64, 'base64'))
        const headers = { 'Content-Type': file.type }
        await succeeded(client.call('PUT', pathname + search, undefined, { raw, headers }))
      }
      if (as) made[as] = created.id ?? 0
      // The address of the image that the last call shows.
      if (created.imageURL) made['imageURL'] = created.imageURL
    }
  }
  return made as Values & Made
}

interface CreatedObject {
  id: number
  fileUploadURL: string
  imageURL?: string
}

/** Resolves with an answer. Throws if it is not a success, or has another status than the one that is named. */
export async function succeeded(call: Promise<Answered>, wanted?: number): Promise<Answered> {
  const answer = await call
  const { status, text } = answer
  if (wanted === undefined ? status >= 200 && status < 300 : status === wanted) return answer
  throw new Error(`A call of the state was answered by ${status} ${text}`)
}

/** Returns the call with `${name}` replaced by values, also in names of members; a text that is nothing but a name becomes the value itself. */
function fill(call: Call, values: Values): Call {
  const value = (name = '') => {
    const found = values[name]
    if (found === undefined) throw new Error(`No call before has made ${name}`)
    return found
  }
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => `${value(name)}`)
  return JSON.parse(JSON.stringify(call), (_, part: unknown) => {
    if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [filled(key), one]))
    }
    if (typeof part !== 'string') return part
    const [, whole] = /^\$\{(\w+)\}$/.exec(part) ?? []
    return whole ? value(whole) : filled(part)
  }) as Call
}
