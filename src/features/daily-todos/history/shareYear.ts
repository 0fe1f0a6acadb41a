import { saveFile } from '../../../lib/saveFile.ts'
import { addDays } from '../../../lib/days/days.ts'
import { type DayParts, yearBefore } from './year.ts'

const [cell, step, margin, head] = [18, 22, 40, 134] as const
const width = 2 * margin + 54 * step
/** The room for the name of the product. */
const signed = 100
const ink = '#1a2233'

interface Picture {
  parts: DayParts
  today: string
  title: string
  text: string
  /** The name of the product. */
  signature: string
  /** The name of a month, `YYYY-MM`. */
  monthName: (month: string) => string
}

/** Draws a year of days on a white ground, with the same signs as `YearGrid`. */
export function drawYear(
  context: Pick<CanvasRenderingContext2D, 'fillStyle' | 'font' | 'fillRect' | 'fillText'>,
  { parts, today, title, text, signature, monthName }: Picture,
): void {
  const write = (words: string, x: number, y: number, font: string, most: number) => {
    context.fillStyle = ink
    context.font = `${font} system-ui, sans-serif`
    context.fillText(words, x, y, most)
  }
  const paint = (colour: string, x: number, y: number, height: number) => {
    context.fillStyle = colour
    context.fillRect(x, y, cell, height)
  }
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, margin + head + 7 * step)
  write(title, margin, margin + 26, '600 32px', width - 3 * margin - signed)
  write(text, margin, margin + 62, '20px', width - 2 * margin)
  write(signature, width - margin - signed, margin + 26, '600 20px', signed)
  const first = yearBefore(today)
  const before = (new Date(first).getUTCDay() + 6) % 7
  for (let index = 0, day = first; day <= today; index += 1, day = addDays(day, 1)) {
    const part = parts.get(day)
    const [column, row] = [Math.floor((before + index) / 7), (before + index) % 7]
    const [x, y] = [margin + column * step, head + row * step]
    // Near the end there is no room for a name.
    if (row === 0 && day.slice(8) <= '07' && column < 52) {
      write(monthName(day.slice(0, 7)), x, head - 8, '16px', 4 * step)
    }
    if (part === undefined) continue
    if (part === null) {
      paint('#b45309', x, y + cell / 2 - 2, 4)
      continue
    }
    paint('#e6eaf2', x, y, cell)
    paint('#15803d', x, y + cell * (1 - part), cell * part)
  }
}

function pictureOf(picture: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = margin + head + 7 * step
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws nothing.')
  drawYear(context, picture)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))))
  })
}

/** Makes a picture of a year on this device and hands it to the system, or saves it where that takes no pictures. */
export async function shareYear(picture: Picture): Promise<void> {
  const { today, title } = picture
  const blob = await pictureOf(picture)
  const file = new File([blob], `daymark-${today}.png`, { type: blob.type })
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] })
  if (!canShare) {
    saveFile(file, file.name)
    return
  }
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    // The person has closed the system's dialog.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}
