import { type YearPictureContent, yearPictureFile } from '@daymark/design-system'
import { saveFile } from '../../../../lib/saveFile.ts'

const fileOf = (content: YearPictureContent) =>
  yearPictureFile(content, `daymark-${content.until}.png`)

/** Returns whether the system takes pictures from a page. */
export function canSharePictures(): boolean {
  const files = [new File([], 'daymark.png', { type: 'image/png' })]
  return 'canShare' in navigator && navigator.canShare({ files })
}

/** Makes the picture of a year on this device and saves it. */
export async function saveYear(content: YearPictureContent): Promise<void> {
  const file = await fileOf(content)
  saveFile(file, file.name)
}

/** Makes the picture of a year on this device and hands it to the system, with the same in words. */
export async function shareYear(content: YearPictureContent, text: string): Promise<void> {
  try {
    await navigator.share({ files: [await fileOf(content)], text })
  } catch (error) {
    // The person has closed the system's dialog.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}
