import path from 'node:path'

/** Returns whether a file of this name can be an image of an upload: the name is a UUID. */
export function isImageName(name: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
}

/**
 * Returns the path of a file in the folder of images. Every path of an upload is made here. Throws for a name that would
 * lead out of the folder: names come from the database, and what is in there may have come from a file.
 */
export function imageFile(folder: string, name: string): string {
  const isPlain = path.basename(name) === name && !['', '.', '..'].includes(name)
  if (!isPlain || name.includes('\0')) throw new Error(`${JSON.stringify(name)} is not an image.`)
  return path.join(folder, name)
}
