import { forgetWithPerson } from '../session/personalData.ts'
import { userOf } from '../session/session.ts'
import { currentSession } from '../session/sessionStore.ts'
import { writeRecord, readRecord } from '../offline/localRecords.ts'
import { listenersOfSetting, type Setting } from './deviceSetting.ts'

/** Returns a setting of the signed-in person on this device, until they log out; without a choice it is `otherwise`. */
export function personalSetting<Value>(name: string, otherwise: Value): Setting<Value> {
  let known: { userId: number; value: Value } | undefined
  const { announce, subscribe } = listenersOfSetting(() => {
    known = undefined
  })
  forgetWithPerson(announce)

  function read(): Value {
    const userId = userOf(currentSession())?.id
    if (userId === undefined) return otherwise
    if (known?.userId !== userId) {
      known = { userId, value: readRecord<Value>(userId, name) ?? otherwise }
    }
    return known.value
  }

  return {
    read,
    choose(value) {
      const userId = userOf(currentSession())?.id
      if (userId === undefined) return
      writeRecord(userId, name, value)
      announce()
    },
    subscribe,
  }
}
