import type { Buffer } from 'node:buffer'

/** Returns how many sheets a PDF has. */
export function pageCount(pdf: Buffer): number | undefined {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}
