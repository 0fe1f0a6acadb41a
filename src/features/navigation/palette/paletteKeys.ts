const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The key that goes with a letter in a shortcut, as it is written on the keyboard. */
export const modifier = isMac ? '⌘' : 'Ctrl'

/** The keys that open the command palette, to be shown. */
export const paletteKeys = [modifier, 'K'] as const
