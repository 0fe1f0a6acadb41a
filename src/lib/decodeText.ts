/** Why the bytes of a file are not a text. */
export type NoText = 'binary' | 'unknownEncoding'

/** Control characters that no text has. Tab, line breaks, form feed and the end mark of DOS may be in one. */
// oxlint-disable-next-line no-control-regex -- finds them
const control = /[\0-\x08\x0E-\x19\x1B-\x1F\x7F]/
/** What windows-1252 makes of the five bytes that it does not use. */
const unused = /[\x81\x8D\x8F\x90\x9D]/

/**
 * Returns the text in the bytes of a file, without its byte order mark: UTF-16 if it begins with the mark of it or has
 * its zeros, else UTF-8, else windows-1252. Returns the reason if the bytes are not a text.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): { text: string } | { problem: NoText } {
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return checked(new TextDecoder(utf16).decode(bytes))
  try {
    return checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    if (control.test(text)) return { problem: 'binary' }
    return unused.test(text) || isDamagedUtf8(bytes) ? { problem: 'unknownEncoding' } : { text }
  }
}

/** Without a mark, every second byte of the spaces and line breaks is 0, and no other one. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  const firsts = bytes.findIndex((byte, index) => byte === 0 && index % 2 === 0)
  const seconds = bytes.findIndex((byte, index) => byte === 0 && index % 2 === 1)
  if (firsts === -1 && seconds === -1) return undefined
  if (firsts === -1) return 'utf-16le'
  return seconds === -1 ? 'utf-16be' : undefined
}

function checked(text: string): { text: string } | { problem: NoText } {
  return control.test(text) ? { problem: 'binary' } : { text }
}

/** Most of its characters are UTF-8: read as windows-1252 they would become two or three wrong ones each. */
function isDamagedUtf8(bytes: Uint8Array<ArrayBuffer>): boolean {
  // oxlint-disable-next-line no-control-regex -- everything but ASCII
  const signs = new TextDecoder().decode(bytes).replace(/[\0-\x7F]/g, '')
  const damaged = signs.match(/\uFFFD/g)?.length ?? 0
  return signs.length > 2 * damaged
}
