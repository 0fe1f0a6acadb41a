import { setImmediate as nextTurn } from 'node:timers/promises'
import { createQueue } from '../database/queue.ts'
import { whenUnlocked } from '../database/whenUnlocked.ts'
import type { Reminders } from '../services.ts'
import { queueDue } from './plan.ts'
import { type MessageRow, messageSender, type SendServices } from './send.ts'

const minute = 60_000
/** The longest time between two tries, in milliseconds: `Retry-After` may ask for what is left of the hour. */
const longestWait = 60 * minute

/** Sends the reminders of everyone: looks at each minute's begin which are due, and queues their messages. */
export function createReminders(services: SendServices): Reminders {
  const { database, log, clock, pushKey } = services
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const queue = createQueue<MessageRow>(services, {
    name: 'queue of reminders',
    table: 'push_messages',
    condition: 'TRUE',
    order: ['turn', 'next_try_at'],
    places: { all: 40, per: { host: 20, user_id: 2 } },
    longestWait,
    send: messageSender(services),
  })

  /** Queues what is due, in portions between which other requests come. */
  async function queueAll(): Promise<void> {
    const queuePortion = () => !isStopped && database.change(() => queueDue(database, clock.now()))
    while (await whenUnlocked(queuePortion)) await nextTurn()
  }

  async function tick(): Promise<void> {
    try {
      await queueAll()
    } catch (error) {
      // The next minute tries again: a reminder may be late.
      log.error({ err: error }, 'reminders were not looked at')
    }
    queue.deliver()
  }

  function wait(): void {
    timer = setTimeout(
      () => {
        void tick()
        wait()
      },
      minute - (clock.now() % minute),
    )
    timer.unref()
  }

  return {
    start(): void {
      wait()
      try {
        // Subscriptions are bound to the key that they were made with.
        database.run('DELETE FROM push_subscriptions WHERE server_key <> ?', pushKey.publicKey)
      } catch (error) {
        log.error({ err: error }, 'former push subscriptions were not deleted')
      }
      void tick()
    },

    async sendNow(): Promise<void> {
      await tick()
      await queue.settled()
    },

    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await queue.stop()
    },
  }
}
