import { TestPushService } from '@daymark/backend/testing/pushService.ts'
import { test } from 'vitest'
import type { Stage } from './stage.ts'

const endpoint = `fetch('/api/v1/push-subscriptions/').then((response) => response.json()).then(({ endpoint }) => endpoint)`

const isDialogInside = `(() => {
  const { top, bottom } = document.querySelector('[role=dialog]').getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
})()`

/** A list reminds by a notification where the engine has them. The push services of browsers are on the internet. */
export function reminder(stage: Stage): void {
  async function openDialog(): Promise<void> {
    await stage.screen.click('button', 'Morning: more actions')
    await stage.screen.click('menuitem', 'Remind me…')
    await stage.screen.sees('dialog', 'Remind me')
    // Also once its form has come, which makes it higher.
    await stage.screen.sees('button', /^(Remind me|Save)$/)
    await stage.screen.shows(isDialogInside).toBe(true)
  }

  test('a list reminds, or the dialog says that this browser shows no notifications', async () => {
    const { screen } = stage
    await screen.open('/dashboard')
    await screen.shows('navigator.serviceWorker.controller !== null').toBe(true)
    await openDialog()
    if (
      (await screen.read(`'PushManager' in globalThis && 'Notification' in globalThis`)) !== true
    ) {
      await screen.click('button', 'Remind me')
      await screen.seesText('This browser does not show notifications of web apps.')
      await screen.click('button', 'Close')
      return
    }
    const service = await TestPushService.start()
    const subscription = service.subscribe()
    await screen.read(`(() => {
      Notification.requestPermission = () => Promise.resolve('granted')
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => (${JSON.stringify(subscription)}) })
    })()`)
    await screen.click('button', 'Remind me')
    await screen.seesText('Morning will remind you')
    await screen.shows(endpoint).toBe(subscription.endpoint)
    await openDialog()
    await screen.click('button', 'Stop reminding me')
    await screen.shows(endpoint).toBe(null)
    service.stop()
  })
}
