import { chromium } from 'playwright'
import { chromiumPath } from '../../../scripts/browser.ts'

/** As Lighthouse has it: milliseconds there and back, and bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

/**
 * Milliseconds from a press of the sign-in button, at the very moment when it is first painted on a first
 * visit, until the browser is asked to open the dialog for passkeys: on slow 4G and a slow machine (4x CPU).
 */
export async function measureEarlyPress(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  try {
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return
        performance.mark('press')
        document.querySelector<HTMLElement>('main button')?.click()
      }).observe({ type: 'paint', buffered: true })
      navigator.credentials.get = () => {
        performance.mark('dialog')
        return new Promise(() => {})
      }
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('dialog').length > 0)
    return await page.evaluate(() => performance.measure('wait', 'press', 'dialog').duration)
  } finally {
    await browser.close()
  }
}
