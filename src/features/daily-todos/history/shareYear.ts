import { saveFile } from '../../../lib/saveFile.ts'
import { addDays } from '../../../lib/days/days.ts'
import { type DayParts, yearBefore } from './year.ts'

const [cell, step, margin, head] = [18, 22, 40, 110] as const

/** Draws a year of days on a white ground, each filled from below as far as it is done. */
async function draw(parts: DayParts, today: string, title: string, text: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 2 * margin + 54 * step
  canvas.height = margin + head + 7 * step
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws nothing.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#1a2233'
  context.font = '600 32px system-ui, sans-serif'
  context.fillText(title, margin, margin + 26)
  context.font = '20px system-ui, sans-serif'
  context.fillText(text, margin, margin + 62)
  const first = yearBefore(today)
  const before = (new Date(first).getUTCDay() + 6) % 7
  for (let index = 0, day = first; day <= today; index += 1, day = addDays(day, 1)) {
    const part = parts.get(day)
    const place = before + index
    const [x, y] = [margin + Math.floor(place / 7) * step, head + (place % 7) * step]
    if (part === undefined) continue
    context.fillStyle = '#e6eaf2'
    context.fillRect(x, y, cell, cell)
    context.fillStyle = '#15803d'
    const height = cell * (part ?? 0)
    context.fillRect(x, y + cell - height, cell, height)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))))
  })
}

/** Makes a picture of a year on this device and hands it to the system, or saves it where that takes no pictures. */
export async function shareYear(
  parts: DayParts,
  today: string,
  title: string,
  text: string,
): Promise<void> {
  const blob = await draw(parts, today, title, text)
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
