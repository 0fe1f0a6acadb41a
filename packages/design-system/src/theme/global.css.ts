import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { reset } from './layers.css.ts'
import { fontFamily, media } from './tokens.ts'

const resetStyle = (selector: string, rule: GlobalStyleRule) => {
  globalStyle(selector, { '@layer': { [reset]: rule } })
}

resetStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })
resetStyle('html', {
  fontFamily: fontFamily.text,
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  accentColor: vars.color.accent,
  // A sticky header must not cover what gets the focus or is the target of a link.
  scrollPaddingBlockStart: '6rem',
  // Room for the outline of what has the focus.
  scrollPaddingBlockEnd: '0.5rem',
  background: vars.color.surface,
  color: vars.color.text,
  // A narrow window has a bar at its end, which must not cover it either. In a wide one, room for a bar would make the
  // page move when the last entry of the sidebar gets the focus.
  '@media': { [media.narrow]: { scrollPaddingBlockEnd: '4rem' } },
})
resetStyle('body', { minBlockSize: '100dvh', overflowWrap: 'break-word' })
resetStyle('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' })
// An empty marker, not "none": Safari takes a list without markers for no list.
resetStyle('ul, ol', { listStyleType: '""', padding: 0 })
resetStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' })
resetStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
resetStyle('button', { background: 'none', border: 0, padding: 0 })
resetStyle('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
resetStyle('table', { borderCollapse: 'collapse' })
resetStyle('a', { color: 'inherit' })
resetStyle('[tabindex="-1"]:focus:not(:focus-visible)', { outline: 'none' })
resetStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
// A heading gets the focus by program only, so that it is read out: nothing can be done with it.
resetStyle('h1[tabindex="-1"]:focus-visible', { outline: 'none' })
resetStyle('::selection', { background: vars.color.accentSubtle, color: vars.color.text })

// react-aria injects this rule in a <style> element unless an element with the id
// "react-aria-pressable-style" exists. A strict content security policy forbids the injection:
// the page must contain such an element (for example a <meta>), and the rule lives here.
resetStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })
