import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetAnnouncements } from '../../../packages/design-system/src/components/LiveRegion/announcements.ts'

// A machine that builds beside the tests may need far more than the second that is the default.
configure({ asyncUtilTimeout: 20_000 })
afterEach(() => {
  cleanup()
  // What one test has announced is not said together with the words of the next one.
  forgetAnnouncements()
})

const browser = crypto.randomUUID()

/**
 * A channel between the tabs of one browser. The threads that run test files at the same time share Node's channels, so
 * that a tab of one file would hear of the log-in in another.
 */
class BroadcastChannelOfBrowser extends BroadcastChannel {
  constructor(name: string) {
    super(`${browser}/${name}`)
  }
}
globalThis.BroadcastChannel = BroadcastChannelOfBrowser
