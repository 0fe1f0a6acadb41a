import type { QueryKey } from '@tanstack/react-query'

/**
 * What the tabs of one browser tell each other, by the type of the message. A feature adds its own with `declare module`, as it
 * adds its texts to `Catalogues`.
 */
export interface TabMessages {
  /** Another person is signed in now, or no one. */
  session: { userId: number | null; isLogOut: boolean }
  /** A change has made these answers out of date. */
  stale: readonly QueryKey[]
}

type MessageType = keyof TabMessages

interface Envelope {
  type: MessageType
  /** The only person whose tabs read it. Null for all tabs. */
  person: number | null
  message: unknown
}

/** The one channel between tabs, and who is signed in in this one. */
let opened: { channel: BroadcastChannel; currentPerson: () => number | undefined } | undefined

const handlers = new Map<MessageType, (message: never) => void>()

/** Opens the channel, once. */
export function openTabs(currentPerson: () => number | undefined): void {
  const channel = new BroadcastChannel('daymark')
  channel.addEventListener('message', ({ data }: MessageEvent<Envelope>) => {
    const { type, person, message } = data
    if (person === null || person === currentPerson()) handlers.get(type)?.(message as never)
  })
  opened = { channel, currentPerson }
}

/** Registers what this tab does when another one sends a message of this type, in place of what it did before. */
export function onTabMessage<Type extends MessageType>(
  type: Type,
  handle: (message: TabMessages[Type]) => void,
): void {
  handlers.set(type, handle)
}

/** Sends a message to the other tabs of a person, of the one who is signed in unless another one is named. */
export function tellTabs<Type extends MessageType>(
  type: Type,
  message: TabMessages[Type],
  person = opened?.currentPerson(),
): void {
  if (person !== undefined) post({ type, person, message })
}

/** Sends a message to all other tabs, also to those of another person or of no one. */
export function tellAllTabs<Type extends MessageType>(
  type: Type,
  message: TabMessages[Type],
): void {
  post({ type, person: null, message })
}

const post = (envelope: Envelope) => opened?.channel.postMessage(envelope)
