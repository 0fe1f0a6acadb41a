import { globalStyle } from '@vanilla-extract/css'

/**
 * Keeps what gets the focus in sight of a part that sticks to the end of the window: while it is on the page, the page scrolls as
 * if it ended above the part. Each such part needs it, except the bar, whose room is in `global.css.ts`.
 *
 * @param part Selector of the part while it sticks.
 * @param room By media query, what the part covers, with the bar below it. The greatest comes last.
 */
export function leaveRoomAtEnd(part: string, room: Record<string, string>): void {
  globalStyle(`html:has(${part})`, {
    '@media': Object.fromEntries(
      Object.entries(room).map(([query, scrollPaddingBlockEnd]) => [
        query,
        { scrollPaddingBlockEnd },
      ]),
    ),
  })
}
