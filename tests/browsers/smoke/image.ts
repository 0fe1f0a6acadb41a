import { join } from 'node:path'
import { test } from 'vitest'
import type { Stage } from './stage.ts'

const sunrise = join(import.meta.dirname, '../../../packages/backend/src/demo/sunrise.png')

/** A picture is sent, and shown. */
export function image(stage: Stage): void {
  test('a module of inspiration is given an image', async () => {
    await stage.screen.open('/modules/inspiration/new')
    await stage.screen.fill(/Name/, 'Sky')
    await stage.screen.click('button', 'Save')
    await stage.screen.sees('heading', 'Sky')
    await stage.screen.click('link', 'Add a thought')
    await stage.screen.sees('heading', 'New thought')
    await stage.screen.fill(/Name/, 'Sunrise')
    await stage.screen.choose('Image', { role: 'radiogroup', name: 'Type' })
    await stage.screen.upload(sunrise)
    await stage.screen.seesText('sunrise.png')
    await stage.screen.click('button', 'Save')
    await stage.screen.sees('link', 'Sunrise')
  })

  test('the image is shown', async () => {
    await stage.screen.click('link', 'Sunrise')
    await stage.screen.sees('heading', 'Sunrise')
    await stage.screen.shows(`document.querySelector('main img')?.naturalWidth > 0`).toBe(true)
  })
}
