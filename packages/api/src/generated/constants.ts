/** The types of image that may be uploaded, with the names that people know them by. */
export const imageTypes = {
  "image/png": "PNG",
  "image/jpeg": "JPEG",
  "image/gif": "GIF",
  "image/webp": "WebP",
  "image/avif": "AVIF"
} as const

/** The largest image, in bytes. */
export const maximumImageBytes = 10485760

/** The largest image, in pixels. */
export const maximumImagePixels = 50000000

/** How many characters a mailed code has. */
export const mailedCodeLength = 6
