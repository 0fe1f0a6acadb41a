import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const keyLength = 32

/** Makes 32 new bytes, and says what happens to the data when the key is a new one. */
interface KeyKind {
  make: () => Buffer
  /** Ends the sentence “Daymark then makes a new one and …”. */
  consequence: string
}

/** Reads a key of 32 bytes from a file, or makes it. Throws if the file has another length. */
export function readKeyFile(file: string, { make, consequence }: KeyKind): Buffer {
  if (!existsSync(file)) writeKey(file, make())
  const key = readFileSync(file)
  if (key.length === keyLength) return key
  throw new Error(
    `${file} is damaged: it has ${key.length} bytes instead of ${keyLength}. Put the file back from a copy, ` +
      `or delete it: Daymark then makes a new one and ${consequence}.`,
  )
}

/** Writes a new key. The file appears once it is complete and on the disk, also when the power fails meanwhile. */
function writeKey(file: string, key: Buffer): void {
  const incomplete = `${file}.new`
  rmSync(incomplete, { force: true })
  const descriptor = openSync(incomplete, 'wx', 0o600)
  try {
    writeFileSync(descriptor, key)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(incomplete, file)
  syncFolder(path.dirname(file))
}

/** Puts the names of the files in a folder on the disk. Windows cannot open a folder, and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
