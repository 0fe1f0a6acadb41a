import { deleteRecord, readRecord, writeRecord } from '../offline/localRecords.ts'
import { currentPerson } from '../session/sessionStore.ts'

/*
 * That a person asked for messages in this browser. The device records it, because neither the browser nor the server says
 * later that there was a subscription. It goes with the person's log-out (docs/product.md#7-29).
 */

interface Asked {
  /** Whether the person has been told that this browser shows them no messages any more. */
  isLossSaid: boolean
}

const recordName = 'push'

/** Returns what is recorded for the person of this page. Undefined if they did not ask. */
export function readAsked(): Asked | undefined {
  const person = currentPerson()
  return person === undefined ? undefined : readRecord<Asked>(person, recordName)
}

export function writeAsked(asked: Asked): void {
  const person = currentPerson()
  if (person !== undefined) writeRecord(person, recordName, asked)
}

export function forgetAsked(): void {
  const person = currentPerson()
  if (person !== undefined) deleteRecord(person, recordName)
}
