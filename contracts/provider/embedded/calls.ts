import type { Call, Made } from '../../states.ts'
import type { Browser } from './browser.ts'

type Values = Record<string, number | string>

/**
 * Makes the calls of a state, and returns the values that they name. `values` are there before the first call;
 * `anotherPerson` is asked for once at most.
 */
export async function makeCalls(
  calls: Call[],
  person: Browser,
  anotherPerson: () => Browser,
  values: Values = {},
): Promise<Made & { imageURL?: string }> {
  const made: Values = {}
  let other: Browser | undefined
  for (const call of calls) {
    const { by, method, path, body, times = 1, as, file } = fill(call, { ...values, ...made })
    const browser = by ? (other ??= anotherPerson()) : person
    for (let time = 0; time < times; time++) {
      const answer = await browser.call<CreatedObject | undefined>(undefined, method, path, body)
      if (file) await send(browser, answer?.fileUploadURL ?? '', file)
      if (as) made[as] = answer?.id ?? 0
      // The address of the image that the last call shows.
      if (answer?.imageURL) made['imageURL'] = answer.imageURL
    }
  }
  return made as Values & Made
}

interface CreatedObject {
  id: number
  fileUploadURL: string
  imageURL?: string
}

async function send(browser: Browser, address: string, { type, base64 }: Required<Call>['file']) {
  const bytes = new Blob([Buffer.from(base64, 'base64')], { type })
  await browser.call(undefined, 'PUT', address, bytes)
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
