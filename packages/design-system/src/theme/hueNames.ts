/** The hues of lists, in the order in which lists get them. */
export const listHueNames = ['ember', 'sea', 'heather', 'moss', 'rose', 'lagoon'] as const

export type ListHue = (typeof listHueNames)[number]

/** `day` is for all lists together. */
export type HueName = ListHue | 'day'
