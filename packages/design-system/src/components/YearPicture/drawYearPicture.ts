import { darkColors, lightColors, type ColorRole } from '../../theme/colors.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hues } from '../../theme/hues.ts'
import { stepsOf } from '../../theme/hueSteps.ts'
import { cssColor } from '../../theme/scales.ts'
import { type DayStep, daySteps, stepOf } from '../YearGrid/steps.ts'

export const pictureSize = { width: 1080, height: 1350 } as const

export interface YearPictureContent {
  /** Above the number; none leaves it out. */
  name?: string
  product: string
  /** The number that leads, for example "218", and what follows it, for example "of 365 days". */
  lead: readonly [string, string]
  /** A line below, of which some words are in the hue. */
  line: readonly { text: string; isStrong?: boolean }[]
  /** What the first and the last tint mean. */
  scale: readonly [string, string]
  /** The last twelve months, `YYYY-MM`, with their names, oldest first. */
  months: readonly { month: string; name: string }[]
  /** Which part of each day is done, as in a `YearGrid`. */
  parts: ReadonlyMap<string, number | null>
  /** The last day, ISO. */
  until: string
  hue: HueName
  scheme: 'light' | 'dark'
}

export type PictureContext = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'roundRect'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
>

const { width, height } = pictureSize
const [left, right] = [80, width - 80]
const letters = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** Draws a year of days to be shown to others: the number first, then twelve months in the tints of the hue. */
export function drawYearPicture(context: PictureContext, content: YearPictureContent): void {
  const colors = content.scheme === 'dark' ? darkColors : lightColors
  const hue = hues[content.hue][content.scheme]
  const tints = stepsOf(content.hue, content.scheme)
  const colour = (role: ColorRole) => cssColor(colors[role])

  function write(text: string, x: number, y: number, font: string, fill: string): number {
    context.font = `${font} ${letters}`
    context.fillStyle = fill
    context.fillText(text, x, y)
    return context.measureText(text).width
  }

  /** Writes a text that may be long as large as there is room, and says how wide it is. */
  function fit(text: string, size: number, weight: number, most: number): string {
    let fitting = size
    do context.font = `${weight} ${fitting}px ${letters}`
    while (context.measureText(text).width > most && (fitting -= 2) > 16)
    return `${weight} ${fitting}px`
  }

  function triangle(x: number, y: number, size: number) {
    context.beginPath()
    context.moveTo(x, y - size * 0.9)
    context.lineTo(x + size / 2, y)
    context.lineTo(x - size / 2, y)
    context.fill()
  }

  function line(from: number, to: number, y: number, thickness: number, stroke: string) {
    context.beginPath()
    context.moveTo(from, y)
    context.lineTo(to, y)
    context.lineWidth = thickness
    context.strokeStyle = stroke
    context.stroke()
  }

  const fills = {
    none: colors.track,
    some: colors.track,
    passed: colors.track,
    1: tints.step1,
    2: tints.step2,
    3: tints.step3,
    4: tints.step4,
  } satisfies Record<DayStep, unknown>

  function cell(x: number, y: number, size: number, step: DayStep) {
    const round = (inset: number) => {
      context.beginPath()
      const inner = size - 2 * inset
      context.roundRect(x + inset, y + inset, inner, inner, 0.25 * inner)
    }
    round(0)
    context.fillStyle = cssColor(fills[step])
    context.fill()
    if (step === 'some' || step === 1) {
      round(0.75)
      context.lineWidth = 1.5
      context.strokeStyle = cssColor(step === 1 ? tints.step2 : hue.fill)
      context.stroke()
    }
    if (step === 'passed')
      line(x + size * 0.3, x + size * 0.7, y + size / 2, 2.5, colour('textMuted'))
  }

  const sky = context.createLinearGradient(0, 0, 0, height * 0.62)
  sky.addColorStop(0, colour('dawnTop'))
  sky.addColorStop(1, colour('ground'))
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const dawn = context.createRadialGradient(0.92 * width, 0, 0, 0.92 * width, 0, 760)
  dawn.addColorStop(0, colour('dawnSide'))
  dawn.addColorStop(1, cssColor([...colors.dawnSide.slice(0, 3), 0] as never))
  context.fillStyle = dawn
  context.fillRect(0, 0, width, height)

  context.textAlign = 'right'
  const product = write(content.product, right, 110, '650 34px', colour('text'))
  context.textAlign = 'left'
  const mark = right - product - 32
  context.fillStyle = colour('accent')
  triangle(mark, 104, 28)
  line(mark - 16, mark + 16, 112, 3, colour('accent'))
  if (content.name !== undefined) {
    const font = fit(content.name, 34, 650, mark - left - 60)
    write(content.name, left, 110, font, colour('text'))
  }

  const number = write(content.lead[0], left - 8, 340, '750 200px', colour('text'))
  write(content.lead[1], left + number + 16, 340, '500 52px', colour('textMuted'))
  let x = left
  const whole = content.line.map(({ text }) => text).join('')
  const size = Number(/(\d+)px/.exec(fit(whole, 30, 500, right - left))?.[1])
  for (const { text, isStrong } of content.line) {
    const fill = isStrong ? cssColor(hue.ink) : colour('textMuted')
    x += write(text, x, 400, `${isStrong ? 650 : 400} ${size}px`, fill)
  }

  const [gap, columnGap, rowHeight] = [4, 36, 252]
  const monthWidth = (right - left - 3 * columnGap) / 4
  const cellSize = (monthWidth - 6 * gap) / 7
  for (const [index, { month, name }] of content.months.entries()) {
    const monthX = left + (index % 4) * (monthWidth + columnGap)
    const monthY = 488 + Math.floor(index / 4) * rowHeight
    write(name, monthX, monthY, '600 22px', colour('textMuted'))
    const first = new Date(`${month}-01T00:00:00Z`)
    const before = (first.getUTCDay() + 6) % 7
    for (let date = 1; date <= 31; date += 1) {
      const day = `${month}-${String(date).padStart(2, '0')}`
      if (day > content.until || new Date(day).getUTCMonth() !== first.getUTCMonth()) break
      const place = before + date - 1
      const cellX = monthX + (place % 7) * (cellSize + gap)
      const cellY = monthY + 14 + Math.floor(place / 7) * (cellSize + gap)
      const part = content.parts.get(day)
      // On a day without a cell nothing was due.
      if (part !== undefined) cell(cellX, cellY, cellSize, stepOf(part))
    }
  }

  const bottom = height - 72
  const [none, all] = content.scale
  x = left + write(none, left, bottom, '400 22px', colour('textMuted')) + 14
  for (const step of daySteps) {
    cell(x, bottom - 19, 24, step)
    x += 30
  }
  write(all, x + 8, bottom, '400 22px', colour('textMuted'))
  context.fillStyle = cssColor(hue.fill)
  triangle(right - 40, bottom - 4, 34)
  line(right - 240, right, bottom, 2.5, cssColor(hue.fill))
}

/** Returns the picture as a PNG, made on this device. Rejects when the browser draws nothing. */
export function yearPictureFile(content: YearPictureContent, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSize)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.reject(new Error('The browser draws nothing.'))
  drawYearPicture(context, content)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob
        ? resolve(new File([blob], name, { type: blob.type }))
        : reject(new Error('There is no picture.')),
    )
  })
}
