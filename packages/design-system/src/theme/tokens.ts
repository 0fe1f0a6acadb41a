/** Space on a grid of 4 px, in rem, so that it grows with the reader's text size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const
export type Space = keyof typeof space

/** Type scale: 12, 14, 16, 20, 24, 32, 40 px. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  '2xl': '2rem',
  '3xl': '2.5rem',
} as const
export type FontSize = keyof typeof fontSize

export const lineHeight = {
  xs: '1.4',
  sm: '1.45',
  md: '1.5',
  lg: '1.4',
  xl: '1.3',
  '2xl': '1.2',
  '3xl': '1.1',
} as const satisfies Record<FontSize, string>

export const fontWeight = { regular: '400', medium: '500', strong: '650', heavy: '700' } as const

export const fontFamily = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  /** What a person reads as the words of another. */
  quoted:
    'ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Noto Serif", serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace',
} as const

export const radius = {
  small: '4px',
  control: '8px',
  field: '10px',
  day: '12px',
  card: '16px',
  round: '999px',
} as const

export const zIndex = { sticky: 10, popover: 100, modal: 200, toast: 300, tooltip: 400 } as const

/** Measures of the page frame. */
export const layout = {
  headerHeight: '5rem',
  narrowHeaderHeight: '3.5rem',
  bottomBarHeight: '3.5rem',
  sidebarWidth: '16rem',
  sidebarIconWidth: '3rem',
  slideOverWidth: '18rem',
  dialogWidth: '27rem',
} as const

/** Longest lines and widest blocks. */
export const maxWidth = { form: '28rem', text: '40rem', wide: '84rem' } as const
export type MaxWidth = keyof typeof maxWidth

/** The parts of the window that a notch, rounded corners or the system's bars cover. Zero on most screens. */
export const covered = {
  top: 'env(safe-area-inset-top, 0px)',
  right: 'env(safe-area-inset-right, 0px)',
  bottom: 'env(safe-area-inset-bottom, 0px)',
  left: 'env(safe-area-inset-left, 0px)',
} as const

/** Media queries; `narrow` is the breakpoint of 768 px in rem, so that it follows zoomed text. */
export const media = {
  narrow: '(width < 48rem)',
  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  screen: 'screen',
  print: 'print',
} as const
