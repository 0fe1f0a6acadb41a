import { after, before, type Breakage, isCall, isCreation, isDetail, refusal } from './breakage.ts'
import type { Json } from './proxy.ts'

// Backends that refuse a value at a limit of the description, or save another value in its place.

type Condition = (body: Json) => boolean

/** Returns a backend that refuses a member for which the condition holds. */
export const refuses = (
  what: string,
  { named, concerns }: Pick<Breakage, 'named' | 'concerns'>,
  [code, attr]: [code: string, attr: string],
  isRefused: Condition,
): Breakage => ({
  what,
  named,
  concerns,
  breaks: async (call, pass) =>
    call.json && isRefused(call.json) ? refusal(code, attr) : pass(call),
})

/** Returns a backend that changes a body before it saves it. */
export const changes = (
  what: string,
  { named, concerns }: Pick<Breakage, 'named' | 'concerns'>,
  change: (body: Json) => void,
): Breakage => ({
  what,
  named,
  concerns,
  spoilsStates: true,
  breaks: before(({ json }) => {
    if (json) change(json)
  }),
})

/** Returns a change of one text of a body. */
export const ofText = (name: string, change: (text: string) => string) => (body: Json) => {
  const text = body[name]
  if (typeof text === 'string') body[name] = change(text)
}

export const isLonger = (name: string, length: number): Condition => {
  const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)
  return (body) => lengthOf(body[name]) > length
}

/** A call that saves an object with a name. */
const isSaving: Breakage['concerns'] = (call) => isCreation(call) || isDetail('PUT', 'PATCH')(call)
const isItem = isCall('daily-todo-items', 'POST', 'PATCH')
const isUpload = isCall('file-uploads')

export const limitBreakages: Breakage[] = [
  changes(
    'texts: cut at 255 characters',
    { named: /saves and .* a text of 2,000/, concerns: isSaving },
    ofText('text', (text) => text.slice(0, 255)),
  ),
  refuses(
    'texts: more than 255 characters are refused',
    { named: /takes .* a text of 2,000/, concerns: isSaving },
    ['max_length', 'text'],
    isLonger('text', 255),
  ),
  refuses(
    'names: lengths are in UTF-16 units',
    { named: /takes a name of 50 characters/, concerns: isSaving },
    ['max_length', 'name'],
    isLonger('name', 50),
  ),
  {
    ...changes(
      'names: combining characters become one with their letters',
      { named: /saves and .* a name of 50 characters/, concerns: isSaving },
      ofText('name', (name) => name.normalize('NFC')),
    ),
    // A name of 50 characters is made and read in many places.
    most: 14,
  },
  refuses(
    'statuses: the last one is refused',
    { named: /takes the status done/, concerns: isItem },
    ['invalid_choice', 'status'],
    ({ status }) => status === 'done',
  ),
  changes(
    'statuses: the second one is saved as the first',
    { named: /saves and .* the status skip/, concerns: isItem },
    ofText('status', (status) => status.replace('skip', 'todo')),
  ),
  refuses(
    'thoughts: the last type is refused',
    { named: /takes an option with an image/, concerns: isCreation },
    ['invalid_choice', 'type'],
    ({ type }) => type === 'image',
  ),
  {
    what: 'the address of an image has no origin',
    named: /the image that was uploaded/,
    concerns: (call) => isSaving(call) || isDetail('GET')(call),
    breaks: after(({ json }) => {
      if (typeof json?.['imageURL'] === 'string')
        json['imageURL'] = new URL(json['imageURL']).pathname
    }),
  },
  refuses(
    'uploads: long names are refused',
    { named: /a file name of 255 characters/, concerns: isUpload },
    ['max_length', 'fileName'],
    isLonger('fileName', 100),
  ),
  refuses(
    'uploads: the smallest size is refused',
    { named: /a file without bytes/, concerns: isUpload },
    ['min_value', 'fileSize'],
    ({ fileSize }) => fileSize === 0,
  ),
]
