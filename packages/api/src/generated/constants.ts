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

/** How many characters a name may have. */
export const maximumNameLength = 50

/** How many characters a mailed code has. */
export const mailedCodeLength = 6

/** The optional parts of the API: what the dashboard names as `features`. */
export const features = ["preferences","reminders","partialUpdates","schedules","archive","notes"] as const

export type Feature = (typeof features)[number]

/** The operations that only exist where the backend has a feature, and which one. */
export const optionalOperations = {
  "getPreferences": "preferences",
  "patchPreferences": "preferences",
  "getPushSubscription": "reminders",
  "createPushSubscription": "reminders",
  "deletePushSubscription": "reminders",
  "patchDailyTodoOption": "partialUpdates"
} as const
