import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import {
  contentRequests,
  holdRequests,
  status,
  todos,
  widget,
} from '../../support/pages/dashboard.ts'
import { expect, expectAccessible, test } from '../../support/e2e.ts'
import { noteShifts } from '../../support/browser/shifts.ts'

const sunrise = readFileSync(
  join(import.meta.dirname, '../../../packages/backend/src/demo/sunrise.png'),
).toString('base64')

const picture = {
  name: 'Sunrise over the sea',
  image: { fileName: 'sunrise.png', data: sunrise },
}
const quote = { name: 'Short', text: 'Begin at once.' }

test('makes the item of today once, for two widgets in two tabs, and keeps it', async ({
  backend,
  context,
  page,
  person,
}) => {
  await backend.seed(person.email, {
    inspiration: [{ name: 'Quotes', widgets: ['Left', 'Right'], options: [quote] }],
  })
  const other = await context.newPage()
  const made = [contentRequests(page), contentRequests(other)]
  const statuses: number[] = []
  for (const tab of [page, other]) {
    tab.on('response', (response) => {
      if (response.request().method() === 'POST') statuses.push(response.status())
    })
  }
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')])
  for (const tab of [page, other]) {
    await expect(widget(tab, 'Left').getByText('Begin at once.')).toBeVisible()
    await expect(widget(tab, 'Right').getByText('Begin at once.')).toBeVisible()
  }
  expect(statuses.filter((answered) => answered === 201)).toHaveLength(1)
  for (const requests of made) {
    const posts = requests.filter((request) => request === 'POST inspiration-items')
    expect(posts.length).toBeLessThanOrEqual(1)
  }
})

test('thoughts are as high as they need to be, and a collection without any says what to do next', async ({
  backend,
  page,
  person,
}) => {
  const long = 'The tide comes in without being hurried. '.repeat(4).trim()
  const tasks = Array.from({ length: 8 }, (_, index) => `Task ${index}`)
  await backend.seed(person.email, {
    ...todos('Health', tasks),
    inspiration: [
      { name: 'Long', widgets: ['Long'], options: [{ name: 'Long', text: long }] },
      { name: 'Quotes', widgets: ['Quote'], options: [quote] },
      { name: 'Nothing', widgets: ['Nothing'] },
      { name: 'Pictures', widgets: ['Picture'], options: [picture] },
    ],
  })
  await backend.setFault({
    method: 'POST',
    path: '/api/v1/inspiration-items/',
    drop: 'after',
    times: 3,
  })
  await backend.setFault({ path: '/media/', status: 404, times: 5 })
  await page.goto('/dashboard')
  await test.step('what another browser made a moment ago shows', async () => {
    await expect(page.getByText('Begin at once.')).toBeVisible()
    await expect(page.getByText(long)).toBeVisible()
  })
  await test.step('an image that cannot be shown says which one it is', async () => {
    await expect(page.getByText('The image “Sunrise over the sea” cannot be shown.')).toBeVisible()
  })
  await test.step('a thought is set large when it is short', async () => {
    await expect(status(page, 'Task 0', 'Todo')).toBeChecked()
    const sizeOf = (text: string) =>
      page.getByText(text).evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
    const [short, read, plain] = [
      await sizeOf('Begin at once.'),
      await sizeOf(long),
      await sizeOf('About Task 0'),
    ]
    expect(short).toBeGreaterThan(read)
    expect(read).toBeGreaterThan(plain)
  })
  await test.step('its card is no higher than it beside a long list', async () => {
    const heightOf = async (name: string) => (await widget(page, name).boundingBox())?.height ?? 0
    expect(await heightOf('Quote')).toBeLessThan(160)
    expect(await heightOf('Health')).toBeGreaterThan(400)
  })
  await test.step('a collection without thoughts says what to do next', async () => {
    const nothing = widget(page, 'Nothing')
    await expect(nothing.getByText('No thoughts yet')).toBeVisible()
    await expectAccessible(page)
    await nothing.getByRole('link', { name: 'Add a thought' }).click()
    await expect(page).toHaveURL(/\/modules\/inspiration\/\d+\/options\/new$/)
  })
})

test('an image has a name, fills its card, stays under 10 rem, and moves nothing when it arrives', async ({
  backend,
  page,
  person,
}) => {
  const wide = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 300 })
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await backend.seed(person.email, {
    inspiration: [
      { name: 'Pictures', widgets: ['Picture'], options: [picture] },
      {
        name: 'Wide',
        widgets: ['Wide'],
        options: [{ name: 'Horizon', image: { fileName: 'wide.png', data: wide } }],
      },
    ],
  })
  const release = await holdRequests(page, 'GET', '**/media/**')
  const shifts = await noteShifts(page)
  await page.goto('/dashboard')
  const image = page.getByRole('img', { name: 'Sunrise over the sea' })
  const horizon = page.getByRole('img', { name: 'Horizon' })
  const widthOf = (picture: Locator) =>
    picture.evaluate((node: HTMLImageElement) => node.naturalWidth)
  await test.step('it moves nothing when it arrives', async () => {
    await expect(image).toBeAttached()
    await expect(horizon).toBeAttached()
    const before = await widget(page, 'Picture').boundingBox()
    const shiftsBefore = await shifts()
    expect(shiftsBefore).toBeLessThan(0.05)
    release()
    await expect(image).toBeVisible()
    await expect(image).toHaveJSProperty('complete', true)
    await expect.poll(() => widthOf(image)).not.toBe(0)
    await expect.poll(() => widthOf(horizon)).toBe(1200)
    expect(await widget(page, 'Picture').boundingBox()).toEqual(before)
    expect((await image.boundingBox())?.height).toBeLessThanOrEqual(160)
    expect(await shifts()).toBe(shiftsBefore)
    await expectAccessible(page)
  })
  await test.step('a press shows it whole, and Escape closes it again', async () => {
    await page.getByRole('button', { name: 'Enlarge: Horizon' }).click()
    const large = page.getByRole('dialog', { name: 'Horizon' }).getByRole('img')
    await expect(large).toBeVisible()
    expect((await large.boundingBox())?.width).toBeGreaterThan(600)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Enlarge: Horizon' })).toBeFocused()
  })
  await test.step('it fills the width of its card, as far as it is large enough', async () => {
    for (const [name, picture] of [
      ['Wide', horizon],
      ['Picture', image],
    ] as const) {
      const card = await widget(page, name).boundingBox()
      const shown = await picture.boundingBox()
      if (!card || !shown) throw new Error('Both are on the screen.')
      expect(card.width - shown.width).toBeLessThanOrEqual(2)
      expect(shown.height).toBe(160)
    }
  })
})

test('a new day brings a new item, and the old one stays until it is there', async ({
  backend,
  page,
  person,
}) => {
  await page.clock.install({ time: '2026-11-20T23:58:00Z' })
  await backend.seed(person.email, {
    inspiration: [
      {
        name: 'Quotes',
        widgets: ['Quote'],
        options: [
          { name: 'Old', text: 'Yesterday', days: ['2026-11-20'] },
          { name: 'New', text: 'Tomorrow', days: ['2026-11-21'] },
        ],
      },
    ],
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Yesterday')).toBeVisible()
  await page.clock.fastForward('02:30')
  await expect(page.getByText('Tomorrow')).toBeVisible()
})
