import type { Locator, Page } from 'playwright'
import { listOf } from '../content.ts'
import { measureInQuiet, median } from '../repeat.ts'
import { type Row, under } from '../row.ts'
import { DashboardPage } from './dashboardPage.ts'

const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Milliseconds from a press to the first frame that shows `selector`. */
async function timeOf(page: Page, press: string, selector: string): Promise<number> {
  return page.evaluate(
    ([press, selector]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        document.querySelector<HTMLElement>(press)?.click()
        function look() {
          if (document.querySelector(selector)) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [press, selector] as const,
  )
}

/** Waits for the past, which has the days before: then a step to one shows immediately. */
async function untilPastIsRead(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('page=last')),
  )
  await page.getByRole('toolbar').first().waitFor()
  await page.waitForLoadState('networkidle')
  await untilIdle(page)
}

/** A slowed page that has nothing to do may never call itself idle. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
  )

/** Returns the statuses of a row in the middle of the window: more rows are in the document than can be seen. */
async function choiceInSight(page: Page): Promise<Locator> {
  await untilIdle(page)
  const middle = await page.evaluate(() => innerHeight / 2)
  for (const choice of await page.getByRole('radiogroup').all()) {
    const box = await choice.boundingBox()
    if (!box || box.y < middle) continue
    const name = (await choice.getAttribute('aria-label')) ?? ''
    return page.getByRole('radiogroup', { name, exact: true })
  }
  throw new Error('No row is in view.')
}

/** The pointer comes before a press, as a hand's does: what the browser does for its way is not part of the press. */
async function pointAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y)
  await untilIdle(page)
}

async function benchDays(options: number, peer: number): Promise<Row> {
  const tab = await DashboardPage.open([listOf('Todos', options)])
  try {
    const [time = Number.NaN] = await measureInQuiet(1, async () => {
      await tab.firstScreenful()
      await untilPastIsRead(tab.page)
      return timeOf(
        tab.page,
        'li [aria-label="Previous day"]',
        `li:has(time[datetime="${yesterday}"]) [role=radio][aria-checked=true]`,
      )
    })
    return under(`dashboard: a day back with ${options} options, ms`, time, peer)
  } finally {
    await tab.close()
  }
}

const centre = (start = 0, size = 0) => start + size / 2

async function benchLongList(): Promise<Row[]> {
  const tab = await DashboardPage.open([listOf('Todos', 1_000)])
  const { page } = tab
  try {
    await tab.firstScreenful()
    await untilPastIsRead(page)
    // The tool's own presses would leave listeners behind, which are work at each press that is measured.
    await page
      .getByRole('button', { name: 'Show all' })
      .evaluate((button: HTMLElement) => button.click())
    await page.getByRole('radiogroup').nth(900).waitFor()
    await pointAt(page, 640, 400)
    const scrolls: number[] = []
    for (let step = 0; step < 20; step += 1) {
      scrolls.push(await tab.workOf(() => page.mouse.wheel(0, 100)))
    }
    const choice = await choiceInSight(page)
    const change = async (measure: (press: () => Promise<void>) => Promise<number>) => {
      const times: number[] = []
      for (const name of Array.from({ length: 5 }, () => ['Done', 'Skip', 'Todo']).flat()) {
        const box = await choice.getByRole('radio', { name }).boundingBox()
        const [x, y] = [centre(box?.x, box?.width), centre(box?.y, box?.height)]
        await pointAt(page, x, y)
        // Without the tool's own looks at the page, which are work as well.
        times.push(await measure(() => page.mouse.click(x, y)))
        // Else the press was on no row.
        await choice.getByRole('radio', { name, checked: true }).waitFor()
        await untilIdle(page)
      }
      return times
    }
    const changes = await change((press) => tab.workOf(press))
    const paints = await change((press) => tab.paintAfter(press))
    return [
      under('dashboard: scrolling 100 px through 1,000 options, ms of work', median(scrolls), 50),
      under('dashboard: changing one of 1,000 options, ms of work', median(changes), 50),
      under('dashboard: changing one of 1,000 options, press to paint, ms', median(paints), 50),
    ]
  } finally {
    await tab.close()
  }
}

/** Ticks the to-dos in the window of a dashboard of eight lists, one after the other. */
async function benchTicks(): Promise<Row> {
  const lists = Array.from({ length: 8 }, (_, index) => listOf(`Todos ${index}`, 5))
  const tab = await DashboardPage.open(lists)
  const { page } = tab
  try {
    await tab.firstScreenful()
    await untilPastIsRead(page)
    await page.waitForLoadState('networkidle')
    const times: number[] = []
    for (const tick of await page.getByRole('radio', { name: 'Done' }).all()) {
      const box = await tick.boundingBox()
      const isInWindow = box !== null && box.y > 100 && box.y + box.height < 780
      if (!isInWindow || times.length === 15) continue
      const [x, y] = [centre(box.x, box.width), centre(box.y, box.height)]
      await pointAt(page, x, y)
      times.push(await tab.paintAfter(() => page.mouse.click(x, y)))
      await untilIdle(page)
    }
    return under('dashboard: ticking with 8 lists, press to paint, ms', median(times), 64)
  } finally {
    await tab.close()
  }
}

/** Measures what people do with the lists of an open dashboard: other days, ticks, and a very long list. */
export async function benchLists(): Promise<Row[]> {
  return [
    await benchDays(5, 144),
    await benchDays(50, 168),
    await benchDays(500, 409),
    await benchTicks(),
    ...(await benchLongList()),
  ]
}
