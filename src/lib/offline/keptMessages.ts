import { dropNote, note, readNote } from './personalNotes.ts'

/** What a person was told on this device, in the words of then. */
export interface KeptMessage {
  title: string
  description?: string | undefined
  madeAt: number
}

const name = 'messages'
const mostKept = 50

/** Newest first. */
export function readMessages(userId: number): KeptMessage[] {
  return readNote<KeptMessage[]>(userId, name) ?? []
}

export function keepMessage(userId: number, message: KeptMessage): void {
  note(userId, name, [message, ...readMessages(userId)].slice(0, mostKept))
}

export function forgetMessages(userId: number): void {
  dropNote(userId, name)
}
