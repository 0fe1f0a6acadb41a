import { dropNote, note, readNote } from './personalNotes.ts'

/** A message that a person was shown on this device, in the language of that moment. */
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
