/** The days that a card shows: today and the six before it. */
export const shownDays = 7
