/** A few words that a row says. */
export interface RowFact {
  /** A number in the hue of the card, before the text. */
  strong?: string
  text: string
  /** What is spoken instead, where the text alone says too little. */
  spoken?: string
}
