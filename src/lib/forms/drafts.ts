import { readStored, removeStored, store } from '../webStorage.ts'

/**
 * Entries of forms at the end of a session. They are stored for the tab's lifetime, so that the same person finds them in
 * the same form after logging in (docs/product.md#2-7). A log-out deletes them.
 */
const storageKey = 'drafts'

let isClosed = false

interface Draft {
  owner: number
  values: Record<string, unknown>
}
type Drafts = Record<string, Draft>

function readDrafts(): Drafts {
  try {
    return JSON.parse(readStored('sessionStorage', storageKey) ?? '{}') as Drafts
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Drafts): void {
  store('sessionStorage', storageKey, JSON.stringify(drafts))
}

/** Identifies a form: its page, and which form of that page when there are several. */
export function placeOfForm(path: string, part?: string): string {
  return part === undefined ? path : `${path}#${part}`
}

/** Only values that survive as text are saved: a chosen file must be chosen again. */
export function saveDraft(place: string, owner: number, values: Record<string, unknown>): void {
  if (isClosed) return
  const storable = Object.fromEntries(
    Object.entries(values).filter(([, value]) => !(value instanceof Blob)),
  )
  writeDrafts({ ...readDrafts(), [place]: { owner, values: storable } })
}

/** Returns the draft of this form, if it is this person's. It stays until it is discarded. */
export function readDraft(place: string, owner: number): Record<string, unknown> | undefined {
  const draft = readDrafts()[place]
  return draft?.owner === owner ? draft.values : undefined
}

export function discardDraft(place: string): void {
  const { [place]: _discarded, ...others } = readDrafts()
  writeDrafts(others)
}

/** Called at a log-out: what is on the screen must not be saved either, until the next sign-in. */
export function closeDrafts(): void {
  isClosed = true
  removeStored('sessionStorage', storageKey)
}

/** Called at a sign-in: drafts of other people go. */
export function openDrafts(owner: number): void {
  isClosed = false
  writeDrafts(
    Object.fromEntries(Object.entries(readDrafts()).filter(([, draft]) => draft.owner === owner)),
  )
}
