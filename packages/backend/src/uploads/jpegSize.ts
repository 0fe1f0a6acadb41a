import { closeSync, openSync, readSync } from 'node:fs'

export interface ImageSize {
  width: number
  height: number
}

const windowLength = 65_536

const marker = { startOfScan: 0xda, endOfImage: 0xd9 }

/**
 * Returns the size in the frame header of a JPEG, wherever it is among the segments. Undefined if the file has none
 * before its pixels, or one that leaves the height open. Reads as decoders do: bytes between two segments are skipped.
 */
export function jpegSize(file: string): ImageSize | undefined {
  const bytes = new FileBytes(file)
  try {
    return readSize(bytes)
  } finally {
    bytes.close()
  }
}

function readSize(bytes: FileBytes): ImageSize | undefined {
  if (bytes.uint16(0) !== 0xffd8) return undefined
  let at = 2
  for (;;) {
    while (bytes.at(at) !== 0xff) {
      if (bytes.at(at) === undefined) return undefined
      at += 1
    }
    while (bytes.at(at) === 0xff) at += 1
    const code = bytes.at(at)
    at += 1
    if (code === undefined || code === marker.startOfScan || code === marker.endOfImage) {
      return undefined
    }
    if (isFrame(code)) return sizeIn(bytes, at)
    if (hasLength(code)) at += Math.max(2, bytes.uint16(at))
  }
}

/** A frame header: its length, the bits of each sample, height, width. */
function sizeIn(bytes: FileBytes, at: number): ImageSize | undefined {
  const [height, width] = [bytes.uint16(at + 3), bytes.uint16(at + 5)]
  return height > 0 && width > 0 ? { width, height } : undefined
}

/** C0 to CF, except the tables of Huffman and arithmetic coding and a code that is not in use. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
}

/** 00 is an escaped byte, 01 and D0 to D8 are markers alone. */
function hasLength(code: number): boolean {
  return code > 0x01 && (code < 0xd0 || code > 0xd8)
}

/** The bytes of a file, of which one window at a time is in memory. */
class FileBytes {
  readonly #descriptor: number
  readonly #window = Buffer.alloc(windowLength)
  #start = 0
  #length = 0

  constructor(file: string) {
    this.#descriptor = openSync(file, 'r')
  }

  /** Returns one byte; undefined behind the end of the file. */
  at(position: number): number | undefined {
    if (position < this.#start || position >= this.#start + this.#length) {
      this.#start = position
      this.#length = readSync(this.#descriptor, this.#window, 0, windowLength, position)
    }
    return position < this.#start + this.#length ? this.#window[position - this.#start] : undefined
  }

  /** Returns the number in two bytes; 0 behind the end of the file. */
  uint16(position: number): number {
    const [high, low] = [this.at(position), this.at(position + 1)]
    return high === undefined || low === undefined ? 0 : high * 256 + low
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}
