import { imageSizeFromFile } from 'image-size/fromFile'

/** How many pixels an image has; undefined when its file does not tell. */
export async function countPixels(file: string): Promise<number | undefined> {
  try {
    const { width, height } = await imageSizeFromFile(file)
    return width * height
  } catch {
    // Broken or incomplete: the person who sent it will see that.
    return undefined
  }
}
