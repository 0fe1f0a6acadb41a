/** White space, control characters, and characters that show nothing by themselves. The Braille cell is without dots, the note of music without a head. */
const invisible = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u

/** Returns a text without the white space around it. Returns an empty text if none of its characters can be seen. */
export function visibleText(text: string): string {
  return invisible.test(text) ? '' : text.trim()
}
