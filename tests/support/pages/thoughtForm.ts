import type { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'

export interface ImageFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const chooseButton = (page: Page) => page.getByRole('button', { name: /^Image Choose/ })

/** A radio button is pressed on its label, as people do. */
export const chooseType = (page: Page, type: 'Text' | 'Image') =>
  page.getByRole('radiogroup', { name: 'Type' }).getByText(type, { exact: true }).click()

/** Gives a new thought a name, and makes it an image. */
export async function nameImage(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await chooseType(page, 'Image')
}

export async function chooseImage(page: Page, file: ImageFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await chooseButton(page).click()
  await (await chooser).setFiles(file)
}
